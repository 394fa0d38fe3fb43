/**
 * A machine that runs tests is late for reasons of its own: a database that took more than two seconds over a connection ended
 * programs at their start and gave pages 503, and so did a picture that took more than 25. What the limits do is
 * tested by itself.
 */
export const patience = { DATABASE_WAIT_SECONDS: "60", OVERLOAD_DELAY_MS: "600000", ANALYSIS_TIMEOUT_SECONDS: "600" };
