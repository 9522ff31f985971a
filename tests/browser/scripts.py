"""What a table page is asked, in its own language."""

from __future__ import annotations

from typing import Final

# A point of the screen where the thing is on top and not covered; the middle, if possible.
POINT_ON: Final = """([selector, name]) => {
  const near = [];
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) near.push([i / 24, j / 24]);
  near.sort((a, b) => Math.hypot(a[0] - .5, a[1] - .5) - Math.hypot(b[0] - .5, b[1] - .5));
  const look = (thing) => {
    const box = thing.getBoundingClientRect();
    for (const [right, down] of near) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y)?.closest('[data-name]');
      if (hit && hit.matches(selector) && hit.dataset.name === name) return [x, y];
    }
    return null;
  };
  for (const thing of document.querySelectorAll(selector)) {
    if (thing.dataset.name !== name) continue;
    let point = look(thing);
    if (!point) {
      thing.scrollIntoView({block: 'center', behavior: 'instant'});
      point = look(thing);
    }
    if (point) return point;
  }
  return null;
}"""
# What one could point at, once there is something and nothing is on its way: a touch may play.
OPEN: Final = """([lit, offered, play]) => {
  if (document.querySelector(`${play}[aria-disabled=true]`)) return null;
  const names = [...document.querySelectorAll(lit)].map((one) => one.dataset.name);
  const seen = {
    ready: document.querySelector(play)?.checkVisibility() ?? false,
    lit: [...new Set(names)],
    offered: document.querySelectorAll(offered).length,
  };
  return (seen.ready || seen.lit.length || seen.offered) && seen;
}"""
# A tap has only come closer, and not chosen the thing.
CAME_CLOSER: Final = """([before, name]) =>
  new DOMMatrix(document.querySelector('#sheet').style.transform).a > before
  && [...document.querySelectorAll('.open:not(.chosen)')].some((e) => e.dataset.name === name)"""
# Presses what is to be played, once nothing lies over it; how many steps there were.
PRESS: Final = """([play, slider]) => {
  const button = document.querySelector(play);
  button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = button?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!top || !button.contains(top)) return null;
  const { max } = document.querySelector(slider);
  button.click();
  return { steps: Number(max) };
}"""
CHANGED: Final = """([slider, before, sent]) =>
  Number(document.querySelector(slider).max) !== before && !document.querySelector(sent)"""
STEPPED: Final = "([slider, steps]) => Number(document.querySelector(slider).max) > steps"
# The first number of the words is the step; another may follow, of how many.
IS_AT: Final = """([slider, step]) => {
  const shown = document.querySelector(slider);
  return shown.value === step && /\\d+/.exec(shown.getAttribute('aria-valuetext'))[0] === step;
}"""
# What the page would be told now; without the drawings, which are large.
NOW: Final = """async (table) => {
  const now = await (await fetch(`/api/tables/${table}`)).json();
  const { number, seat, actions, ways, beginnings, is_begun, yours, prompt, steps, result } = now;
  const over = Boolean(result);
  return { number, seat, actions, ways, beginnings, is_begun, yours, prompt, steps, over };
}"""
# Does an action as the page would, by its command alone.
ACT: Final = """async ([table, seat, action, expected]) => {
  const token = document.querySelector('meta[name=csrf]').content;
  const answer = await fetch(`/api/tables/${table}/play`, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-csrftoken': token },
    body: JSON.stringify({ seat, action, expected }),
  });
  const told = await answer.text();
  return answer.ok || told;
}"""
# Plays for this browser until the game is over or others are to act: whoever may pass does, else
# it is the first choice. Nobody looks on, and what is not shown need not be painted.
PLAY_ON: Final = f"""async (table) => {{
  for (;;) {{
    const now = await ({NOW})(table);
    document.documentElement.style.display = now.over ? '' : 'none';
    if (now.over || !now.actions.length) return now.over;
    const [action] = now.actions.find(([, names]) => names.includes('pass')) ?? now.actions[0];
    await ({ACT})([table, now.seat, action, now.number]);
  }}
}}"""
# Whether the page shows what the server would answer it now. Whoever may not know of something
# does not count it, so the steps alone do not tell.
IN_STEP: Final = f"""async ([table, slider, sentence, sign]) => {{
  const now = await ({NOW})(table);
  return document.querySelector(slider).max === String(now.steps)
    && document.querySelector(sentence).textContent === now.prompt
    && document.title.startsWith(sign) === now.yours;
}}"""
# A drawing without what shows where pointer or focus is.
UNPOINTED: Final = """(drawn) => {
  const copy = drawn.cloneNode(true);
  copy.querySelectorAll('.footprint').forEach((one) => one.remove());
  copy.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'));
  return copy.innerHTML;
}"""
VALUES: Final = "buttons => buttons.map((button) => button.dataset.value)"
# How many times as large as the whole the board is shown.
NEARNESS: Final = "() => new DOMMatrix(document.querySelector('#sheet').style.transform).a"
NAMES: Final = "things => [...new Set(things.map((e) => e.dataset.name))]"
