/** What a line can be, in the order of the line model's outputs. `other` is writing on things, `noise` no writing at all. */
export const LINE_ROLES = ["headline", "body", "offer", "cta", "legal", "brand", "chrome", "other", "noise"] as const;

export type LineRole = (typeof LINE_ROLES)[number];
