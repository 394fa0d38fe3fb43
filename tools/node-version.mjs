const least = [20, 19];

/** Ends the process with one sentence when Node is too old; run before anything that needs installed packages. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  fail(`Adjudge needs Node ${least.join(".")} or newer; this is ${process.versions.node}.`);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
