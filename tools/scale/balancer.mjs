// A small balancer for `npm run test:scale`: asks /readyz, goes round the instances, tries the other one where a connection is refused.
import { createServer, request } from "node:http";

const [port, ...targets] = process.argv.slice(2).map(Number);
const state = new Map(targets.map((target) => [target, { isReady: false, missed: 0 }]));
let turn = 0;

function check(target) {
  const one = state.get(target);
  const miss = () => {
    if (++one.missed >= 2) one.isReady = false;
  };
  const asked = request({ host: "127.0.0.1", port: target, path: "/readyz", timeout: 3_000 }, (answer) => {
    answer.resume();
    if (answer.statusCode !== 200) return miss();
    Object.assign(one, { isReady: true, missed: 0 });
  });
  asked.on("error", miss);
  asked.on("timeout", () => asked.destroy());
  asked.end();
}
setInterval(() => targets.forEach(check), 500);

function pass(incoming, outgoing, tried = []) {
  const ready = targets.filter((target) => state.get(target).isReady && !tried.includes(target));
  const target = ready[turn++ % ready.length];
  if (target === undefined) return void outgoing.writeHead(502).end("no instance is ready");
  const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
  // A connection of its own for each: one that is kept has connected long ago, and nothing would ever be sent over it.
  const to = { host: "127.0.0.1", port: target, agent: false };
  const asked = request({ ...to, path: incoming.url, method: incoming.method, headers });
  let isSent = false;
  asked.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode, { ...answer.headers, "x-served-by": String(target) });
    answer.pipe(outgoing);
    answer.on("error", () => outgoing.destroy());
  });
  asked.on("socket", (socket) =>
    socket.once("connect", () => {
      isSent = true;
      incoming.pipe(asked);
    }),
  );
  asked.on("error", () => {
    // Nothing was sent yet: the other one may have it.
    if (!isSent) return pass(incoming, outgoing, [...tried, target]);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end("the instance went away");
  });
}

createServer((incoming, outgoing) => pass(incoming, outgoing)).listen(port, "127.0.0.1", () =>
  process.stdout.write("balancer is ready\n"),
);
