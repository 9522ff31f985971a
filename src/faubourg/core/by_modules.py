"""Games whose words, pictures and judge are still modules of functions, which are given a view."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from faubourg.core.model import Action, Message, Reason, Seat, Value
from faubourg.core.presentation import Drawer, Helper, Judge, Look, Narrator
from faubourg.core.texts import Texts


class ModuleNarrator(Narrator[Any, Any]):
    def __init__(self, rules: Any, module: ModuleType) -> None:
        super().__init__(rules)
        self.module = module

    def prompt(self, known: Any, seat: Seat) -> Message:
        found: Message = self.module.prompt(self.rules, known, seat)
        return found

    def label(self, known: Any, seat: Seat, action: Action) -> Message:
        found: Message = self.module.label(self.rules, known, action)
        return found

    def log_lines(self, before: Any, seat: Seat, action: Action, after: Any) -> list[Message]:
        found: list[Message] = self.module.log_lines(self.rules, before, seat, action, after)
        return found

    def reason_values(
        self, known: Any, seat: Seat, action: Action, reason: Reason
    ) -> dict[str, Value]:
        found: dict[str, Value] = self.module.reason_values(self.rules, known, seat, action, reason)
        return found

    def status(self, known: Any, viewer: Seat | None) -> list[Message]:
        found: list[Message] = self.module.status(self.rules, known)
        return found

    def summary(self, known: Any, seat: Seat) -> Message:
        found: Message = self.module.summary(self.rules, known, seat)
        return found

    def consequences(self, before: Any, seat: Seat, action: Action, after: Any) -> list[Message]:
        found: list[Message] = self.module.consequences(self.rules, before, seat, action, after)
        return found

    def overlay_name(self, key: str) -> Message:
        found: Message = self.module.overlay_name(key)
        return found

    def panel_name(self, key: str) -> Message:
        found: Message = self.module.panel_name(key)
        return found

    def button(self, name: str) -> Message:
        found: Message = self.module.button(name)
        return found


class ModuleDrawer(Drawer[Any, Any]):
    TURNS = True

    def __init__(self, rules: Any, module: ModuleType) -> None:
        super().__init__(rules)
        self.module = module
        self.OVERLAYS = module.OVERLAYS  # type: ignore[misc]  # of this one

    def draw(self, known: Any, texts: Texts, look: Look) -> str:
        return str(self.module.draw(known, texts, look))

    def panels(self, known: Any, texts: Texts, look: Look) -> dict[str, str]:
        found: dict[str, str] = self.module.panels(known, texts, look)
        return found

    def draw_text(self, known: Any, texts: Texts, look: Look) -> str:
        return str(self.module.draw_text(known, texts, look))

    def touches(self, known: Any, seat: Seat, action: Action) -> list[str]:
        found: list[str] = self.module.touches(self.rules, known, action)
        return found


class ModuleJudge(Judge[Any, Any]):
    def __init__(self, rules: Any, module: ModuleType) -> None:
        super().__init__(rules)
        self.module = module

    def terms(self, state: Any, seat: Seat) -> dict[str, float]:
        found: dict[str, float] = self.module.terms(self.rules, state, seat)
        return found


class ModuleHelper(Helper[Any, Any]):
    def __init__(self, rules: Any, module: ModuleType) -> None:
        super().__init__(rules)
        self.module = module

    def aids(self, state: Any, seat: Seat) -> list[str]:
        found: list[str] = self.module.aids(self.rules, state, seat)
        return found

    def next_choice(self, state: Any, seat: Seat, aid: str) -> Action | None:
        found: Action | None = self.module.next_choice(self.rules, state, seat, aid)
        return found
