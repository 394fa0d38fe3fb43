import type { Box } from "@adjudge/contracts";
import { cropOf } from "./places.ts";

interface PictureCropProps {
  src: string;
  size: { width: number; height: number };
  boxes: readonly Box[];
}

/** A small window onto one place of the picture. */
export function PictureCrop({ src, size, boxes }: PictureCropProps) {
  const crop = cropOf(boxes, size);
  const { width, height } = size;
  const window = [crop.x * width, crop.y * height, crop.width * width, crop.height * height];
  return (
    <svg className="crop" viewBox={window.join(" ")} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <image href={src} width={width} height={height} preserveAspectRatio="none" />
    </svg>
  );
}
