import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../platform/app-error.ts";

// OWASP Password Storage: Argon2id (the library's default kind), 19 MiB, 2 rounds, parallelism 1.
const safeCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Does the same work when there is nothing to compare with, so that time tells nothing. */
  verify: (password: string, hashed: string | null) => Promise<boolean>;
  /** The hash was made with other parameters than today's. */
  isOutdated: (hashed: string) => boolean;
};

type Cost = { memoryCost: number; timeCost: number; parallelism: number };
type Options = Partial<Limits> & {
  /** Less than the safe cost is for tests, which make hundreds of accounts. */
  cost?: Cost;
};
type Limits = { concurrency: number; mostWaiting: number };

/** Hashing takes a core and 19 MiB for about 20 ms: only as many at once as there are cores, and a bounded queue. */
export function createPasswordHasher({
  concurrency = availableParallelism(),
  mostWaiting = 200,
  cost = safeCost,
}: Options = {}): PasswordHasher {
  const parameters = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  const queued = createBoundedQueue({ concurrency, mostWaiting });
  let decoy: Promise<string> | undefined;
  const plain = (password: string): string => password.normalize("NFC");
  return {
    hash: (password) => queued(() => hash(plain(password), cost)),
    verify: async (password, hashed) => {
      decoy ??= hash("no account has this password", cost);
      const against = hashed ?? (await decoy);
      const isRight = await queued(() => verify(against, plain(password)));
      return isRight && hashed !== null;
    },
    isOutdated: (hashed) => !hashed.startsWith("$argon2id$") || !hashed.includes(parameters),
  };
}

function createBoundedQueue({ concurrency, mostWaiting }: Limits) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= mostWaiting)
        throw new AppError("overloaded", "The service is busy. Please try again in a moment.", {
          retryAfterSeconds: 2,
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The place is handed on, not given back and taken again: nobody overtakes the queue.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
