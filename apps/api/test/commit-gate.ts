import { connect as connectSocket, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { connect, type ConnectionTarget } from "../src/platform/db/connect.ts";
import { atFileEnd } from "./file-end.ts";
import type { TestDatabase } from "./test-database.ts";

const openUpstream = (target: ConnectionTarget): Socket => {
  if (!("url" in target)) return connectSocket(join(target.socketFolder, `.s.PGSQL.${target.port}`));
  const { hostname, port } = new URL(target.url);
  return connectSocket(Number(port) || 5432, hostname);
};

const urlThrough = (target: ConnectionTarget, port: number): string => {
  const url = new URL(
    "url" in target
      ? target.url
      : `postgres://${target.user}:${encodeURIComponent(target.password)}@localhost/${target.database}`,
  );
  url.host = `127.0.0.1:${port}`;
  return url.href;
};

/** A connection through a gate that can lose the database's word on one commit: it is made, and nobody hears of it. */
export async function openCommitGate(database: TestDatabase): Promise<{
  database: TestDatabase;
  /** Strikes at the commit of the next transaction that has sent this. */
  loseCommitOf: (statement: string) => void;
  hasStruck: () => boolean;
}> {
  let armed: string | undefined;
  const server = createServer((client) => {
    const upstream = openUpstream(database.target);
    let isMarked = false;
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on("error", end).on("close", end);
    client.on("data", (chunk: Buffer) => {
      isMarked ||= armed !== undefined && chunk.includes(armed);
      if (isMarked && chunk.includes("commit\0")) {
        armed = undefined;
        upstream.removeAllListeners("data").once("data", end);
      }
      upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => client.write(chunk));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const target = { url: urlThrough(database.target, (server.address() as AddressInfo).port) };
  const connection = connect(target, { poolSize: 10, waitSeconds: 60, onError: () => undefined });
  atFileEnd(async () => {
    await connection.close();
    server.close();
  });
  return {
    database: { ...connection, target, close: connection.close },
    loseCommitOf: (statement) => void (armed = statement),
    hasStruck: () => armed === undefined,
  };
}
