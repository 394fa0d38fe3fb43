import { useEffect, useState } from "react";
import type { Raster } from "./raster.ts";

/** Enough for a sketch, and drawn in an instant. */
const longestSide = 1080;

async function load(address: string): Promise<Raster> {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const shrink = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The pixels of the picture, once somebody wants to see them changed; null before, and where they cannot be had. */
export function useRaster(address: string, isWanted: boolean): Raster | null {
  const [raster, setRaster] = useState<Raster | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load(address).then(
      (loaded) => isCurrent && setRaster(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, isWanted]);
  return raster;
}
