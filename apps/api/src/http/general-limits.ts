import { addressGroup } from "../platform/rate-limit/address-group.ts";
import { rateLimited, type Limit, type RateLimiter, type Subject } from "../platform/rate-limit/rate-limiter.ts";

const perUser: Limit = { limit: 300, windowSeconds: 60 };
const perAddress: Limit = { limit: 600, windowSeconds: 60 };
// A page of the gallery shows up to a hundred pictures.
const picturesPerAddress: Limit = { limit: 3_000, windowSeconds: 60 };
// Counting every request in the database would cost a write for each read. A process takes this many at once
// and hands them out by itself; counters stay shared, and are off by at most this many for each process.
const leaseSize = 20;
const mostSubjects = 10_000;

type Lease = { left: number; endsAt: number; refusedUntil: number };

/** The limit that every call has, whatever it does. */
export type GeneralLimits = {
  address: (ip: string) => Promise<void>;
  user: (userId: string) => Promise<void>;
  /** Files that pages show, in place of `address`. */
  pictures: (ip: string) => Promise<void>;
};

export function createGeneralLimits(rateLimiter: RateLimiter, now: () => number): GeneralLimits {
  const leases = new Map<string, Lease>();
  const renewals = new Map<string, Promise<void>>();

  const renew = async (name: string, subject: Subject, limit: Limit): Promise<void> => {
    const { isAllowed, retryAfterSeconds } = await rateLimiter.hit(subject, limit, leaseSize);
    if (leases.size > mostSubjects) leases.clear();
    const endsAt = now() + retryAfterSeconds * 1000;
    leases.set(name, { left: leaseSize, endsAt, refusedUntil: isAllowed ? 0 : endsAt });
  };

  const take = async (name: string, subject: Subject, limit: Limit): Promise<void> => {
    for (;;) {
      const time = now();
      const lease = leases.get(name);
      if (lease && lease.endsAt > time) {
        if (lease.refusedUntil > time) throw rateLimited(Math.ceil((lease.refusedUntil - time) / 1000));
        if (lease.left > 0) {
          lease.left--;
          return;
        }
      }
      // One renewal for all who wait: fifteen calls at once would otherwise take fifteen leases, a whole minute's worth.
      let renewal = renewals.get(name);
      if (!renewal) {
        renewal = renew(name, subject, limit).finally(() => renewals.delete(name));
        renewals.set(name, renewal);
      }
      await renewal;
    }
  };

  // Leased as it is counted: a lease for each of an office's thirty IPv6 addresses would use up the minute of all of them.
  return {
    address: (ip) => take(`ip:${addressGroup(ip)}`, { action: "any", ip }, perAddress),
    pictures: (ip) => take(`pictures:${addressGroup(ip)}`, { action: "pictures", ip }, picturesPerAddress),
    user: (userId) => take(`user:${userId}`, { action: "any", account: userId }, perUser),
  };
}
