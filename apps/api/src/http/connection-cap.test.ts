import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { capConnections, capUnanswered } from "./connection-cap.ts";

async function listening(trusted: readonly string[]): Promise<number> {
  const server: Server = createServer((_request, reply) => reply.end("ok"));
  capConnections(server, trusted, 3);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Whether the server kept the connection: it answers, or it hangs up. */
async function open(port: number): Promise<{ socket: Socket; isKept: boolean }> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const isKept = await Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
  return { socket, isKept };
}

it("N96: one address has so many connections and no more; who hangs up makes room", async () => {
  const port = await listening([]);
  const kept = [await open(port), await open(port), await open(port)];
  expect(kept.map(({ isKept }) => isKept)).toEqual([true, true, true]);
  expect((await open(port)).isKept).toBe(false);
  kept[0]?.socket.destroy();
  await expect.poll(async () => (await open(port)).isKept).toBe(true);
});

it("N96: a trusted proxy stands for everybody behind it", async () => {
  const port = await listening(["127.0.0.0/8"]);
  for (let count = 0; count < 5; count++) expect((await open(port)).isKept).toBe(true);
});

it("N111: a connection that asks on and on without waiting for answers is hung up on, and its requests are not handled", async () => {
  let handled = 0;
  const server: Server = createServer((_request, reply) => {
    handled++;
    if (handled > 1) reply.end("ok"); // the first is slow: all others wait behind it
  });
  capUnanswered(server, 4);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const flood = connect(port, "127.0.0.1");
  flood.on("error", () => undefined);
  flood.write(ask.repeat(1000));
  await once(flood, "close");
  expect(handled).toBeLessThanOrEqual(4);
  const patient = connect(port, "127.0.0.1");
  for (let count = 0; count < 20; count++) {
    patient.write(ask);
    expect(String(await once(patient, "data"))).toContain("200 OK");
  }
  patient.destroy();
});
