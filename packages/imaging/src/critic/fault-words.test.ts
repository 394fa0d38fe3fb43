import { FAULTS } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { faultCodes, faultWords } from "./fault-words.ts";

it("the critic is asked about the engine's faults, in its order and under its scores", () => {
  expect(faultCodes.map((code) => [code, faultWords[code].score])).toEqual(
    FAULTS.map(({ code, score }) => [code, score]),
  );
});
