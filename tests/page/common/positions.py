"""Where things are on a page: for hands that drag them."""

from playwright.sync_api import Locator

Spot = tuple[float, float]

AT_REST = """shown => new Promise((done) => {
  let last = '', same = 0
  const look = () => {
    const { x, y, width, height } = shown.getBoundingClientRect()
    same = last === (last = `${x} ${y} ${width} ${height}`) ? same + 1 : 0
    same < 3 ? requestAnimationFrame(look) : done({ x, y, width, height })
  }
  look()
})"""
"""The box of something, once it lies still."""


def spot(shown: Locator, x: float = 0.5, y: float = 0.5) -> Spot:
    """A point of something, as parts of its width and height: its middle if nothing else is said."""
    box = shown.evaluate(AT_REST)
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y
