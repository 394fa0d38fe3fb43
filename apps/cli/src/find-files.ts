import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A folder stands for the pictures in it, by name; anything else stands for itself. */
export const findFiles = (paths: string[]): string[] =>
  paths.flatMap((path) =>
    isFolder(path)
      ? readdirSync(path)
          .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
          .toSorted()
          .map((name) => join(path, name))
      : [path],
  );
