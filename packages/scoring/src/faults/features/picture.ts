import { defaultType, titledShare } from "../../facts/text-facts.ts";
import type { Measures } from "../../facts/seen.ts";
import { rise } from "./shown.ts";

export function pictureFeatures(m: Measures) {
  const people = m.figures.filter((f) => f.kind !== "object");
  return {
    bare: m.emptyShare,
    blank: rise(m.largestBlank, 0.05, 0.6),
    oneField: m.groundShare,
    white: m.whiteShare,
    whiteBorder: m.whiteBorder,
    noPicture: rise(m.pictureShare, 0.5, 0),
    noThing: m.figures.length === 0 ? 1 : 0,
    noPerson: people.length === 0 ? 1 : 0,
    pale: rise(m.meanChroma, 0.1, 0),
    dull: rise(m.colourfulness, 60, 5),
    garish: rise(m.colourfulness, 40, 110),
    discord: 1 - m.harmony,
    blurred: m.sharpness === null ? 0 : 1 - m.sharpness,
    blocky: m.blockiness === null ? 0 : rise(m.blockiness, 0.2, 2.5),
    lowResolution: rise(Math.log(m.sourceSide), Math.log(700), Math.log(200)),
    fewTones: m.tonalRange === null ? 1 : rise(m.tonalRange, 1, 0.4),
    weakFigure: rise(m.figureGround, 0.35, 0.02),
    defaultType: defaultType(m),
    titled: titledShare(m),
    capitals: m.capitals,
    crowd: Math.min(1, people.length / 8),
  };
}
