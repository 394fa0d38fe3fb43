import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FolderInUseError, startStripeSim, type StripeSim, type StripeSimOptions } from "@adjudge/stripe-sim";
import { ConfigError } from "../config.ts";

const addressFile = (folder: string): string => join(folder, "address");

async function readAddress(folder: string): Promise<URL | null> {
  const text = await readFile(addressFile(folder), "utf8").catch(() => "");
  return URL.canParse(text) ? new URL(text) : null;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES");

/** Keeps to its last port where that is free: pages that are still open, and a worker, go on after a restart. */
export async function startSimulator(
  folder: string,
  options: Omit<StripeSimOptions, "dataDir" | "port">,
): Promise<StripeSim> {
  const start = (port: number): Promise<StripeSim> => startStripeSim({ ...options, dataDir: folder, port });
  const last = await readAddress(folder);
  const sim = await start(Number(last?.port ?? 0)).catch((error: unknown) => {
    if (error instanceof FolderInUseError)
      throw new ConfigError(
        "Another server already runs on this DATA_DIR: give this one a folder of its own, or start it as `npm run worker`.",
      );
    if (!isTaken(error)) throw error;
    return start(0);
  });
  await writeFile(addressFile(folder), sim.url);
  return sim;
}

/** The address of the simulator that runs inside `npm start` on this folder. */
export async function findSimulator(folder: string): Promise<string> {
  const address = await readAddress(folder);
  const answers = address !== null && (await fetch(new URL("/_sim/cards", address)).catch(() => null))?.ok === true;
  if (!answers)
    throw new ConfigError(
      "The payment simulator runs inside `npm start`: start that first, or set the STRIPE_ settings for the worker too.",
    );
  return address.origin;
}
