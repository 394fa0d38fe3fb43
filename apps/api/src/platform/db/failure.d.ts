/** serialization_failure, deadlock_detected */
export declare const isRetryable: (error: unknown) => boolean;
export declare const isUniqueViolation: (error: unknown, constraint?: string) => boolean;
/** The database is away, overloaded or too slow: answered 503, because trying again can help. */
export declare function isDatabaseUnavailable(error: unknown): boolean;
