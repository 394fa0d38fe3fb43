import { expect, it } from "vitest";
import { colourName } from "./colour-name.ts";
import { labOfRgb } from "./srgb-oklab.ts";

it.each([
  [[255, 0, 0], "red"],
  [[255, 140, 0], "orange"],
  [[255, 235, 0], "yellow"],
  [[0, 128, 0], "green"],
  [[0, 128, 128], "teal"],
  [[30, 80, 220], "blue"],
  [[10, 20, 70], "dark blue"],
  [[150, 200, 255], "light blue"],
  [[120, 40, 160], "purple"],
  [[255, 105, 180], "pink"],
  [[110, 60, 20], "brown"],
  [[255, 102, 20], "orange"],
  [[17, 24, 39], "dark blue"],
  [[10, 10, 10], "black"],
  [[1, 6, 9], "black"],
  [[250, 250, 250], "white"],
  [[128, 128, 128], "grey"],
  [[189, 212, 67], "yellow-green"],
  [[154, 205, 50], "yellow-green"],
  [[50, 205, 50], "green"],
  [[251, 244, 223], "cream"],
  [[255, 253, 208], "cream"],
  [[253, 252, 250], "white"],
] as const)("calls rgb %j %s", (rgb, name) => {
  expect(colourName(labOfRgb(rgb))).toBe(name);
});
