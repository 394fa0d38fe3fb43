export { startStripeSim, type StripeSim, type StripeSimOptions } from "./start-stripe-sim.ts";
export { FolderInUseError } from "./store/lock-folder.ts";
export { testCards, type TestCard } from "./money/test-cards.ts";
export { signatureHeader } from "./webhooks/sign.ts";
