import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the models lie, below the repository and below what `npm run build` makes: both keep the same places. */
const landmark = "packages/imaging/models";

/** The nearest folder above this program that has the landmark: programs that are built lie elsewhere than their sources. */
function findRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, landmark))) return folder;
    if (dirname(folder) === folder) throw new Error(`This installation is not whole: ${landmark} is nowhere above it.`);
  }
}

let root: string | undefined;

/** A file or folder that comes with the program, by its path in the repository. */
export const installedFile = (path: string): string => join((root ??= findRoot()), path);
