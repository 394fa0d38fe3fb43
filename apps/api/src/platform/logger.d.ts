import { type DestinationStream, type Logger } from "pino";
export type { Logger } from "pino";
export declare function createLogger({ level, destination }: {
    level: string;
    destination?: DestinationStream;
}): Logger;
/** A path as it may be logged: reset links and one-time values in queries are secrets. */
export declare function loggablePath(url: string): string;
