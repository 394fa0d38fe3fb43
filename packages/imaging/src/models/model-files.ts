import { installedFile } from "../installed-file.ts";

/** Weights kept in this repository; where each comes from and its checksum stand in docs/models.md. */
export const ownModelFile = (name: string): string => installedFile(`packages/imaging/models/${name}`);
