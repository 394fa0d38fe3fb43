import { execFile } from "node:child_process";
import { tmpdir } from "node:os";

export interface ConfineOptions {
  /** Folders that the workers are not to see. */
  hidden: readonly string[];
  /** Told once what holds on this machine. */
  onChosen?: (measures: readonly Measure[]) => void;
}

type Measure = "limits" | "no network" | "no privileges" | "own user" | "folders hidden";

export interface Confinement {
  /** What runs Node: a program and its arguments, each of which ends in running the next. Empty: nothing does. */
  prefix: readonly string[];
  measures: readonly Measure[];
}

interface Layer {
  measures: readonly Measure[];
  command: readonly string[];
}

/** An id without a name, in a range that distributions leave free; not `nobody`, who may own a database's files. */
const workerId = 60_927;

/** A warm worker has 0.9 GiB; memory, idle processor time, files and their size, for a decoder that is out of hand. */
const limits = [
  `--data=${3 * 1024 ** 3}`,
  "--cpu=3600",
  `--fsize=${64 * 1024 ** 2}`,
  "--nofile=512",
  "--core=0",
] as const;

const probeTimeoutMs = 15_000;

const unprivileged = ["--no-new-privs", "--inh-caps=-all"];
// Covers each folder by an empty one, then becomes the program behind the mark.
const cover = 'while [ "$1" != -- ]; do mount -t tmpfs -o size=64m none "$1" || exit 1; shift; done; shift; exec "$@"';

/** From the strictest to none. A machine may lack the programs, forbid namespaces, or keep our files from other users. */
const candidates = (isRoot: boolean, hidden: readonly string[]): Layer[][] => {
  const limited: Layer = { measures: ["limits"], command: ["prlimit", ...limits] };
  // Without root a namespace of users of its own is needed; mounting wants to be root in it.
  const apart = isRoot ? [] : ["--user"];
  const offline: Layer = { measures: ["no network"], command: ["unshare", ...apart, "--net"] };
  const covered: Layer = {
    measures: ["no network", "folders hidden"],
    command: [
      ...["unshare", ...apart, ...(isRoot ? [] : ["--map-root-user"]), "--net", "--mount"],
      ...["sh", "-c", cover, "sh", ...hidden, tmpdir(), "--"],
    ],
  };
  const stripped: Layer = {
    measures: ["no privileges"],
    command: ["setpriv", ...unprivileged, ...(isRoot ? ["--bounding-set=-all"] : [])],
  };
  const strippedInside: Layer = { ...stripped, command: ["setpriv", ...unprivileged, "--bounding-set=-all"] };
  const asOther: Layer = {
    measures: ["own user", "no privileges"],
    command: [
      "setpriv",
      `--reuid=${workerId}`,
      `--regid=${workerId}`,
      "--clear-groups",
      ...strippedInside.command.slice(1),
    ],
  };
  const users = isRoot ? [asOther, stripped] : [stripped];
  return [
    [limited, covered, isRoot ? asOther : strippedInside],
    ...users.map((user) => [limited, offline, user]),
    ...users.map((user) => [limited, user]),
    ...users.map((user) => [user]),
    [limited],
  ];
};

/** The first that Node starts under and that still lets it read what it needs. */
export const chooseConfinement = async (
  { hidden, onChosen }: ConfineOptions,
  readable: readonly string[],
): Promise<Confinement> => {
  const found =
    process.platform === "linux" ? await firstThatWorks(candidates(process.getuid?.() === 0, hidden), readable) : [];
  const measures = found.flatMap((layer) => layer.measures);
  onChosen?.(measures);
  return { prefix: found.flatMap((layer) => layer.command), measures };
};

const firstThatWorks = async (lists: readonly Layer[][], readable: readonly string[]): Promise<Layer[]> => {
  for (const layers of lists)
    if (
      await works(
        layers.flatMap((layer) => layer.command),
        readable,
      )
    )
      return layers;
  return [];
};

const probe = "for (const path of process.argv.slice(1)) require('node:fs').readFileSync(path)";

const works = ([program = "", ...args]: readonly string[], readable: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const node = [process.execPath, "-e", probe, ...readable];
    execFile(program, [...args, ...node], { timeout: probeTimeoutMs, env: { PATH: process.env["PATH"] } }, (error) =>
      resolve(error === null),
    );
  });
