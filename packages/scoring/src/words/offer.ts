const CURRENCY = String.raw`(?:[$€£¥₹]|\b(?:usd|eur|gbp|us\$|rs\.?)\s?)`;
const AMOUNT = String.raw`\d+(?:[.,]\d+)*`;

/** An amount of money: "$9.99", "9,99 €", "50p", "USD 20", "99 cents", "£1k". */
const PRICE = new RegExp(
  String.raw`${CURRENCY}\s?${AMOUNT}[km]?|${AMOUNT}\s?(?:[€£¥₹]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|cents?|bucks?)\b|¢)|\b\d{1,2}p\b`,
  "iu",
);

/** A reduction, a gift or a condition of sale. */
const DEAL = new RegExp(
  [
    String.raw`\d+\s?%\s?(?:off|discount|savings?|cash\s?back|back|less|more|extra|financing|finance|apr|interest)`,
    String.raw`\b(?:save|up to|upto|extra|take|get|off|discount of)\s+(?:up to\s+)?(?:an?\s+)?(?:extra\s+)?[$€£¥]?\d+(?:[.,]\d+)?\s?%?`,
    String.raw`\b(?:half[- ]price|buy one|bogo|2[- ]?for[- ]?1|two for one|\d+ for (?:[$€£]?\d+))\b`,
    String.raw`\bfree (?:shipping|delivery|trial|gift|returns?|sample|quote|consultation|month|months|week|weeks|day|days|download|upgrade|installation|spins?|bonus|entry|ebook|guide|account|estimate)\b`,
    String.raw`\b(?:\d+|one|two|three) (?:days?|weeks?|months?) free\b`,
    String.raw`\b(?:promo|coupon|voucher|discount) ?codes?\b|\buse code\b`,
    String.raw`\b(?:black friday|cyber monday|clearance|flash sale|summer sale|winter sale|spring sale|final sale|sale ends|on sale|mega sale|special offer|limited offer|money[- ]back|no (?:annual |monthly )?fees?|interest[- ]free|no money down)\b`,
    String.raw`\b(?:discounts?|deals?|rebate|cash ?back|savings)\b`,
    String.raw`\b(?:welcome|sign[- ]?up|deposit|referral) bonus\b|\d+\s?%\s+(?:\p{L}+\s)?bonus\b`,
    String.raw`\b(?:from|only|just|under|starting at|starts at|as low as)\s+[$€£¥]\s?\d`,
    String.raw`^\W*(?:\d+\s?%\s?off|sale|free|offer)\W*$`,
  ].join("|"),
  "iu",
);

export function hasPrice(text: string): boolean {
  return PRICE.test(text);
}

/** What is taken off, given or lent, said in so many words: "deals", "savings" and "up to 80 %" may be talk. */
const PLAIN_DEAL = new RegExp(
  [
    String.raw`\d+\s?%\s?(?:off|discount|cash\s?back)\b`,
    String.raw`[$€£¥₹]\s?\d+(?:[.,]\d+)*\s?off\b`,
    String.raw`\bsave\s+(?:up to\s+)?(?:[$€£¥₹]\s?\d|\d+\s?%)`,
    String.raw`\bbuy (?:any )?(?:\d+|one|two)\b[^.!?]{0,30}\b(?:get|free)\b`,
    String.raw`(?:^|\s)[-–]\s?\d{1,2}\s?%`,
    String.raw`\bfree (?:shipping|delivery|trial|gift|returns?|sample|quote|consultation|months?|weeks?|days?|installation|enrol?lment|estimate)\b`,
    String.raw`\b(?:\d+|one|two|three)[- ](?:days?|weeks?|months?) free\b`,
    String.raw`\b(?:only|just|starting at|starts at|as low as)\s+[$€£¥₹]\s?\d`,
    String.raw`\bhalf[- ]price\b|\binterest[- ]free\b`,
  ].join("|"),
  "iu",
);

const NAMED_SALE =
  /\b(?:black friday|cyber monday|clearance|flash sale|(?:summer|winter|spring|final|mega) sale|sale ends|on sale|special offer|limited offer)\b/iu;

/** A reduction said in so many words, or a sale by its name: "deal with it" is neither. */
export const isPlainSale = (text: string): boolean => PLAIN_DEAL.test(text) || NAMED_SALE.test(text);

export const isPlainDeal = (text: string): boolean => PLAIN_DEAL.test(text);

/** A price, a reduction, a gift or a condition of sale. A rule of thumb (evidence C). */
export function isOffer(text: string): boolean {
  return PRICE.test(text) || DEAL.test(text);
}
