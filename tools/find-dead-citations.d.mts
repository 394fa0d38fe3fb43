export function anchorOf(heading: string): string;
export function anchorsOf(text: string): Set<string>;
export function findDeadCitations(files: ReadonlyMap<string, string>, exists: (path: string) => boolean): string[];
