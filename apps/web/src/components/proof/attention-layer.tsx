import { type AttentionGrid, heatColour, heatStops } from "@adjudge/contracts";
import { useEffect, useMemo, useRef, useState } from "react";
import { contourLevels, contourPath, smoothField } from "./attention-heat.ts";

const heatWidth = 180;
const contourWidth = 96;

/** Red, green, blue and alpha, 0..255, of the 256 steps that the grid knows. */
const colours = Array.from({ length: 256 }, (_, step) => {
  const [red, green, blue, alpha] = heatColour(step / 255);
  return [red, green, blue, Math.round(255 * alpha)];
});

function paint(canvas: HTMLCanvasElement, grid: AttentionGrid): void {
  const field = smoothField(grid, heatWidth);
  canvas.width = field.width;
  canvas.height = field.height;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(field.width, field.height);
  field.data.forEach((value, index) => image.data.set(colours[Math.round(255 * value)] ?? [], 4 * index));
  context.putImageData(image, 0, 0);
}

interface AttentionLayerProps {
  grid: AttentionGrid;
  isShown: boolean;
  /** Thumbnails under 200 px carry no contour lines. */
  withContours?: boolean;
}

/** Predicted attention over a picture: cividis, and white contour lines that say the same without colour. */
export function AttentionLayer({ grid, isShown, withContours = true }: AttentionLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Drawing costs a slow phone a second: not before somebody looks.
  const [isWanted, setIsWanted] = useState(isShown);
  if (isShown && !isWanted) setIsWanted(true);
  const contours = useMemo(() => {
    if (!withContours || !isWanted) return [];
    const field = smoothField(grid, contourWidth);
    return contourLevels.map((level) => contourPath(field, level));
  }, [grid, withContours, isWanted]);
  useEffect(() => {
    if (isWanted && canvas.current) paint(canvas.current, grid);
  }, [grid, isWanted]);
  return (
    <div className="proof-layer" data-shown={isShown ? true : undefined} aria-hidden="true">
      <canvas ref={canvas} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {contours.map((path, index) => (
          <path key={contourLevels[index]} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    </div>
  );
}

const keyRamp = `linear-gradient(90deg, ${heatStops.map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`).join(", ")})`;

export function HeatKey({ low = "Seldom seen", high = "Seen first" }: { low?: string; high?: string }) {
  return (
    <div className="heat-key">
      <span>{low}</span>
      <i style={{ background: keyRamp }} />
      <span>{high}</span>
    </div>
  );
}
