import type { Recommendation } from "@adjudge/contracts";
import { useMemo } from "react";
import { applyChanges, type Sketch } from "./apply-changes.ts";
import { type Found, sceneOf } from "./scene.ts";
import { useRaster } from "./use-raster.ts";

export interface Drawing {
  /** Null until the picture is there. */
  draw: (chosen: readonly Recommendation[]) => Sketch | null;
  /** Whether a piece of advice can be drawn by itself, as it is said. */
  canDraw: (advice: Recommendation) => boolean;
  /** The same, and true of what there is no knowing yet: the picture is on its way. */
  mayDraw: (advice: Recommendation) => boolean;
}

/** Draws advice into the ad, in this browser. */
export function useDrawing(src: string, { elements, facts, colours, source }: Found, isWanted: boolean): Drawing {
  const raster = useRaster(src, isWanted);
  return useMemo(() => {
    const scene = raster && sceneOf(raster, { elements, facts, colours, source });
    const known = new Map<Recommendation, boolean>();
    const draw = (chosen: readonly Recommendation[]): Sketch | null =>
      scene &&
      applyChanges(
        scene,
        chosen.flatMap(({ change }) => (change ? [change] : [])),
      );
    const canDraw = (advice: Recommendation): boolean => {
      if (!scene || advice.change === null) return false;
      const said = known.get(advice) ?? (draw([advice])?.drawn.length ?? 0) > 0;
      known.set(advice, said);
      return said;
    };
    const mayDraw = (advice: Recommendation): boolean => (scene ? canDraw(advice) : advice.change !== null);
    return { draw, canDraw, mayDraw };
  }, [raster, elements, facts, colours, source]);
}
