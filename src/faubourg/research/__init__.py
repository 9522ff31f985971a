"""Faubourg for research: `import faubourg.research` tells PettingZoo, Gymnasium and OpenSpiel of
every game. Needs the extra `faubourg[research]`."""

from faubourg.research.batch import Batch
from faubourg.research.episode import Episode
from faubourg.research.pictures import picture, tell_notebooks
from faubourg.research.registration import register_all
from faubourg.research.settings import Setting, setting

register_all()
tell_notebooks()
__all__ = ["Batch", "Episode", "Setting", "picture", "setting"]
