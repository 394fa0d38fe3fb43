/** What a line can be, in the order of the line model's outputs. `other` is writing on things and noise. */
export const LINE_ROLES = ["headline", "body", "offer", "cta", "legal", "brand", "chrome", "other"] as const;

export type LineRole = (typeof LINE_ROLES)[number];
