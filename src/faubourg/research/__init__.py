"""Faubourg for research: `import faubourg.research` tells PettingZoo, Gymnasium and OpenSpiel of
every game. Needs the extra `faubourg[research]`."""

from faubourg.research.registration import register_all
from faubourg.research.settings import Setting, setting

register_all()
__all__ = ["Setting", "setting"]
