import type { Db } from "../../platform/db/database.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { AuthService } from "../auth/service.ts";
import type { AvatarStore } from "./avatar-store.ts";

/** What billing knows about a user. */
export type Entitlements = (db: Db, userId: string) => Promise<{ isActive: boolean; teamMember: boolean }>;

export type AccountDependencies = {
  db: Db;
  rateLimiter: RateLimiter;
  auth: AuthService;
  avatars: AvatarStore;
  entitlements: Entitlements;
};
