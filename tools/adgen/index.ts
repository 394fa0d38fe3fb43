export type * from "./ad-spec.ts";
export { adSpecs } from "./ad-specs.ts";
export { drawAds, renderAd, renderAds } from "./render-ads.ts";
export { textIds, vary, type Change } from "./vary.ts";
