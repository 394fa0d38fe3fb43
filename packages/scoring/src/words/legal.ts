import { wordsOf } from "./words.ts";

const STRONG =
  /\b(?:terms (?:and|&|\+) conditions|terms of (?:use|service|sale)|t\s?&\s?cs?\b|t&c's|conditions apply|terms apply|restrictions (?:may )?apply|exclusions apply|all rights reserved|(?:and|&) its (?:related entities|affiliates|subsidiaries|licensors)|privacy policy|void where prohibited|no purchase necessary|subject to (?:availability|approval|change|credit|status|terms)|member fdic|fdic insured|equal housing|offers? (?:valid|expires?|ends|subject)|valid (?:until|through|thru|only|from|at participating)|while (?:supplies|stocks?) lasts?|results (?:may|not) (?:vary|typical)|consult your (?:doctor|physician)|drink responsibly|gamble responsibly|begambleaware|cannot be combined|not (?:valid|combinable) with|see (?:site|store|website|dealer) for details|for (?:full )?details see|registered (?:trademark|in england|office)|authori[sz]ed and regulated|representative (?:apr|example)|your (?:capital|home) (?:is at risk|may be repossessed)|simulated (?:image|screen)|serving suggestion|individual results|past performance|must be 18|18\+ only|over 18s)/i;
const MARK = /(?:^|\s)(?:[*†‡§]|©|\(c\))\s?\S/i;
const WEAK =
  /\b(?:ltd|llc|inc|plc|gmbh|trademarks?|copyright|licen[cs]ed?|disclaimer|eligib\w+|applicable|pursuant|prior|purchase required|per person|minimum spend|min\. spend|taxes|fees apply|apr|promoter)\b|[®™©]/gi;

/** Small print: conditions, disclaimers, notices of rights. A rule of thumb (evidence C). */
export function isLegal(text: string): boolean {
  if (STRONG.test(text)) return true;
  const words = wordsOf(text).length;
  const weak = text.match(WEAK)?.length ?? 0;
  if (MARK.test(text) && words >= 4 && (weak >= 1 || words >= 9)) return true;
  return /^\s*(?:©|copyright\b)/i.test(text) || (weak >= 2 && words >= 6);
}
