"""Cuts the two Latin fonts down to what the product sets with them: apps/web/src/assets/fonts.

    pip install fonttools brotli && python3 tools/fonts/make-fonts.py

From the files of @fontsource-variable (OFL-1.1, no reserved names). Letters outside the cut come from those files.
"""
import os
import tempfile
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
SOURCE = os.path.join(ROOT, "node_modules/@fontsource-variable")
OUT = os.path.join(ROOT, "apps/web/src/assets/fonts")
NEWSREADER = "newsreader/files/newsreader-latin-opsz-normal.woff2"
INSTRUMENT = "instrument-sans/files/instrument-sans-latin-standard-normal.woff2"

# fonts.css names the same ranges.
PUNCTUATION = [0xA0, 0xA9, 0xB7, 0xD7, *range(0x2010, 0x2027), 0x20AC, 0x2212]
TEXT = [*range(0x20, 0x7F), *PUNCTUATION]
FIGURES = [0x20, 0x24, 0x25, *range(0x2B, 0x3B), 0x2212]
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "calt"]


def cut(source: str, characters: list[int], axes: dict, name: str) -> None:
    font = TTFont(os.path.join(SOURCE, source))
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    # The instancer wants a font as read from a file, not as left by the subsetter.
    with tempfile.NamedTemporaryFile(suffix=".ttf") as between:
        font.save(between.name)
        font = instancer.instantiateVariableFont(TTFont(between.name), axes)
    font.flavor = "woff2"
    path = os.path.join(OUT, name)
    font.save(path)
    print(name, os.path.getsize(path))


# The voice is set in one weight, at 18 px and above.
cut(NEWSREADER, TEXT, {"wght": 420, "opsz": (18, 72)}, "newsreader-text.woff2")
cut(INSTRUMENT, TEXT, {"wdth": 100}, "instrument-sans-text.woff2")
cut(INSTRUMENT, FIGURES, {"wdth": 78}, "instrument-sans-figures.woff2")
