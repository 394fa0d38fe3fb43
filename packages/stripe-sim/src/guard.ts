/** Refuses every setting under which money could be real: the simulator must never stand in for Stripe in earnest. */
export function refuseLive(given: { secretKey: string; publishableKey: string; nodeEnv: string | undefined }): void {
  if (given.nodeEnv === "production") throw new Error("The payment simulator does not run with NODE_ENV=production.");
  if (!/^sk_test_./.test(given.secretKey))
    throw new Error("The payment simulator needs a secret key that starts with sk_test_.");
  if (!/^pk_test_./.test(given.publishableKey)) {
    throw new Error("The payment simulator needs a publishable key that starts with pk_test_.");
  }
}
