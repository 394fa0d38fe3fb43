/**
 * What a layout says about its own parts: nobody tells a reader that the main benefit goes up here. Only a course in writing ads speaks of
 * these parts, and then goes on ("Write headlines that sell").
 */

/** Parts that only those who make ads name; a reader may be asked for a text, a photo or a name. */
const MADE =
  "head(?:line|ing|er)|sub-?(?:title|head(?:line|ing)?|line|claim)|tag ?line|slogan|strapline|(?:body|ad|supporting) (?:text|copy)|(?:value|selling) (?:proposition|point)|usp|call[- ]to[- ]action|cta|button(?: text| label)?|key ?(?:message|benefit|visual)|main (?:message|benefit|claim|point)|benefit|value prop";
/** The same of more than ads. */
const SHARED =
  "promise|claim|statement|message|copy|text|title|caption|logo|image|picture|photo|description|name|offer";
const RANK =
  "(?:main|catchy|key|primary|secondary|big|bold|short|strong|clever|powerful|compelling|supporting|brand|own|second|first|one-line|core|killer|punchy|attention-grabbing)";
const KIND = "(?:product|service|company|brand|event|offer|promo|store|shop|site|client|business|campaign|website)";
const PLACED = String.raw`(?: (?:right |up |down |in |over |out )?(?:here|there)| in)?`;
const oneOf = (...parts: string[]): string => `(?:${parts.join("|")})`;

/** Lines that hold nothing but such a note. */
export const PART_LINES: readonly RegExp[] = [
  new RegExp(`^insert (?:(?:your|a|an|the|some|${RANK}) )*${oneOf(MADE, SHARED)}${PLACED}$`, "u"),
  new RegExp(
    `^(?:add|put|place|enter|write|type|state|drop|paste)(?: in)? (?:(?:your|a|an|the|${RANK}) )+${oneOf(MADE)}${PLACED}$`,
    "u",
  ),
  new RegExp(`^(?:(?:your|${RANK}) )+${oneOf(MADE)}${PLACED}$`, "u"),
  new RegExp(
    `^(?:your )?(?:main|catchy|primary|secondary|supporting|core) ${oneOf(SHARED, "line", "sentence")}${PLACED}$`,
    "u",
  ),
  new RegExp(`^${KIND} ${oneOf(MADE, "title", "description", "logo", "name")}${PLACED}$`, "u"),
  new RegExp(`^name of (?:the |your )?${KIND}$`, "u"),
  new RegExp(`^${oneOf(MADE, SHARED, "paragraph", "section")} ?(?:block|box|field|area|placeholder|\\d)$`, "u"),
  /^(?:describe|explain|state) (?:(?:your|the|a|this|what|main|key) )+(?:product|service|offer|benefit|business|you (?:do|sell|offer))s?(?: here| in (?:one|a) (?:\p{L}+ )?(?:line|sentence))?$/u,
  /^(?:one|a|a short|two|short|supporting) (?:lines?|sentences?) (?:about|on|describing|explaining|with) (?:the |your |its |what )?(?:product|service|offer|feature|benefit|business|company|it does|you do)s?$/u,
];

/** Anywhere in an ad, also over lines. */
export const PART_PLACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${oneOf(MADE)} (?:goes|comes|will go|belongs|sits|fits|should go) (?:right |up |down |in |over )?here(?![\p{L}\p{N}])`,
  "u",
);

/** Numbers nobody filled in: "$00", "00% discount"; midnight is 00.00. */
export const BLANK_NUMBERS = /[$€£]\s?00(?:[.,]00)?(?![\d.,])|(?<![\d.,])00\s?%/gu;
