"""What is measured of a table page, by tests and by bench/table_page.py."""

from __future__ import annotations

from typing import Final

# What jumps: how far, and what it was. Also what moves shortly after a click counts.
WATCH_SHIFTS: Final = """() => {
  window.shifts = [];
  const element = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
  const part = ({ node }) => element(node)?.cloneNode().outerHTML;
  const add = (list) => list.getEntries().forEach((shift) =>
    window.shifts.push([shift.value, shift.sources.map(part)]));
  new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""
DRAWN: Final = (
    "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
)
SHIFTS: Final = f"() => ({DRAWN})().then(() => window.shifts)"
# The size on the screen of every text of the board that is shown.
TEXT_SIZES: Final = """() => [...document.querySelectorAll('#sheet text')]
  .filter((text) => text.textContent.trim() && text.getBoundingClientRect().width)
  .map((text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  })"""
# The lesser side of everything on the board that may be touched now.
TARGET_SIZES: Final = """() => [...document.querySelectorAll('#sheet .open')]
  .map((e) => e.getBoundingClientRect()).filter((b) => b.width)
  .map((b) => Math.min(b.width, b.height))"""
