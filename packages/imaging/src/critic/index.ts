export { agreementOf, foundBy, foundFrom, type Agreement } from "./agreement.ts";
export { createBreaker, type Breaker } from "./breaker.ts";
export { createCritic, type Critic, type Spent } from "./critic.ts";
export { CriticError, type CriticProblem } from "./critic-error.ts";
export { faultCodes, faultWords } from "./fault-words.ts";
export type { Choice, Opinion } from "./opinion.ts";
export { promptVersion } from "./prompt.ts";
export { readCriticSettings } from "./read-settings.ts";
export type { CriticSettings } from "./speaker.ts";
