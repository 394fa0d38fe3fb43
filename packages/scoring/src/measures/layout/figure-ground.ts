import { resizePlane, type LabPlanes, type Plane } from "../pixels/plane.ts";

/** OKLab distance between what is looked at and the rest, each weighted by the attention map (rule A17). */
export function figureGround(planes: LabPlanes, map: Plane): number {
  const small = (data: Float32Array) =>
    resizePlane({ width: planes.width, height: planes.height, data }, map.width, map.height).data;
  const l = small(planes.l);
  const a = small(planes.a);
  const b = small(planes.b);
  const sorted = map.data.toSorted();
  const high = sorted[Math.floor(sorted.length * 0.8)] ?? 0;
  const low = sorted[Math.floor(sorted.length * 0.4)] ?? 0;
  const sum = (test: (v: number) => number) => {
    let n = 1e-9;
    const at: [number, number, number] = [0, 0, 0];
    map.data.forEach((v, i) => {
      const w = test(v);
      n += w;
      at[0] += w * (l[i] ?? 0);
      at[1] += w * (a[i] ?? 0);
      at[2] += w * (b[i] ?? 0);
    });
    return at.map((v) => v / n);
  };
  const figure = sum((v) => Math.min(1, Math.max(0, (v - high * 0.8) / (0.4 * high + 1e-12))));
  const ground = sum((v) => Math.min(1, Math.max(0, (low * 1.2 - v) / (0.4 * low + 1e-12))));
  return Math.hypot(
    (figure[0] ?? 0) - (ground[0] ?? 0),
    (figure[1] ?? 0) - (ground[1] ?? 0),
    (figure[2] ?? 0) - (ground[2] ?? 0),
  );
}
