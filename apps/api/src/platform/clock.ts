/** The time of this process. Expiry of codes, sessions and quotas goes by the database's now() instead. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
