import { fileURLToPath } from "node:url";

/** Weights kept in this repository; where each comes from and its checksum stand in docs/models.md. */
export const ownModelFile = (name: string): string => fileURLToPath(new URL(`../../models/${name}`, import.meta.url));
