import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function listen(server: Server, path: string): Promise<"listening" | "taken"> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve("taken");
      else reject(error);
    });
    server.listen(path, () => resolve("listening"));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Another one, in this process or in another, holds the folder. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
  constructor(dataDir: string) {
    super(`Another payment simulator already uses ${dataDir}.`);
  }
}

/**
 * Two simulators over one journal would each lose what the other writes. The lock is a listening socket, so it ends
 * with its process however that dies; its name is a digest because socket paths are short.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const name = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 20);
  const path = join(tmpdir(), `stripe-sim-${name}.sock`);
  const server = createServer((socket) => socket.destroy());
  if ((await listen(server, path)) === "taken") {
    if (await isAnswered(path)) throw new FolderInUseError(dataDir);
    rmSync(path, { force: true });
    if ((await listen(server, path)) === "taken") throw new FolderInUseError(dataDir);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
