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
MARKS = {".", ",", "-", "_"}
# Units in a thousand of an em that a mark may move up to a small letter: "e.t" loses 115 in Instrument Sans, nearly half its stop.
CLOSEST = -30
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "calt"]


def loosened(first: set[str], second: set[str], value: int, em: int) -> int:
    """Kerning that swallows no stop between letters ("example.test", "1.5") and no space between words."""
    if value >= 0:
        return value
    if " " in first | second:
        return 0
    if first & MARKS and any(one.isalnum() for one in second):
        return 0
    if second & MARKS and any(one.islower() or one.isdigit() for one in first):
        return max(value, CLOSEST * em // 1000)
    return value


def loosen(font: TTFont) -> None:
    characters: dict[str, set[str]] = {}
    for code, glyph in font.getBestCmap().items():
        characters.setdefault(glyph, set()).add(chr(code))
    em = font["head"].unitsPerEm

    def mend(first: set[str], second: set[str], record) -> None:
        if not record or not (value := getattr(record, "XAdvance", 0)):
            return
        now = loosened(first, second, value, em)
        if now != value:
            record.XAdvance = now
            # What the weight adds to it was drawn for the closer fit.
            record.__dict__.pop("XAdvDevice", None)

    def members(glyphs, classes: dict, wanted: int) -> set[str]:
        return {one for glyph in glyphs if classes.get(glyph, 0) == wanted for one in characters.get(glyph, ())}

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(one, "ExtSubTable", one) for one in lookup.SubTable):
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in pairs.PairValueRecord:
                        second = characters.get(pair.SecondGlyph, set())
                        mend(characters.get(first, set()), second, pair.Value1)
                continue
            seconds = [members(table.ClassDef2.classDefs, table.ClassDef2.classDefs, n) for n in range(table.Class2Count)]
            for n, row in enumerate(table.Class1Record):
                first = members(table.Coverage.glyphs, table.ClassDef1.classDefs, n)
                for m, cell in enumerate(row.Class2Record):
                    mend(first, seconds[m], cell.Value1)


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
    loosen(font)
    font.flavor = "woff2"
    path = os.path.join(OUT, name)
    font.save(path)
    print(name, os.path.getsize(path))


# The voice is set in one weight, at 18 px and above.
cut(NEWSREADER, TEXT, {"wght": 420, "opsz": (18, 72)}, "newsreader-text.woff2")
cut(INSTRUMENT, TEXT, {"wdth": 100}, "instrument-sans-text.woff2")
cut(INSTRUMENT, FIGURES, {"wdth": 78}, "instrument-sans-figures.woff2")
