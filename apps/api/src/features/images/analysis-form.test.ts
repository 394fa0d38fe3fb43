import type * as wire from "@adjudge/contracts";
import type * as engine from "@adjudge/scoring";
import { expectTypeOf, it } from "vitest";
import type { z } from "zod";

/** docs/decisions/020-analysis-twice.md. The compiler fails here when one of the two declarations knows a field that the other does not. */
it("has the same fields in the engine and on the wire", () => {
  expectTypeOf<engine.Analysis>().toExtend<z.input<typeof wire.Analysis>>();
  expectTypeOf<keyof engine.Analysis>().toEqualTypeOf<keyof wire.Analysis>();
  expectTypeOf<keyof engine.ScoreDetail>().toEqualTypeOf<keyof wire.ScoreDetail>();
  expectTypeOf<engine.Part>().toEqualTypeOf<wire.Part>();
  expectTypeOf<engine.DesignElement>().toEqualTypeOf<wire.DesignElement>();
  expectTypeOf<engine.Recommendation>().toEqualTypeOf<wire.Recommendation>();
  expectTypeOf<keyof engine.FaultFinding>().toEqualTypeOf<keyof wire.FaultFinding>();
  expectTypeOf<keyof engine.Facts>().toEqualTypeOf<keyof wire.Facts>();
  expectTypeOf<engine.ComparisonVerdict>().toExtend<z.input<typeof wire.ComparisonVerdict>>();
  expectTypeOf<keyof engine.ComparisonVerdict>().toEqualTypeOf<keyof wire.ComparisonVerdict>();
});
