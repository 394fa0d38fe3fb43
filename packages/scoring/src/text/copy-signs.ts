/** Signs in the copy beyond the call to action and the offer. Word lists are practice (grade C) unless a rule cites a study. */

export const looksLikeAddress = (text: string): boolean =>
  /\b[\w-]+\.(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv)\b|(?:^|\s)@[\w.]+|www\./i.test(
    text,
  );

/** Labels the publisher adds, not the advertiser. */
export const isAdLabel = (text: string): boolean =>
  /^\W*(?:ad|ads|advertisement|advertising|promoted|sponsored|ad choices|adchoices)\W*$/i.test(text);

const SENSATION =
  /\b(?:won'?t believe|shocking|shocked|secrets?|tricks?|weird|toxic|miracle|doctors?|hates?|revealed|exposed|jaw[- ]?dropping|caught|celebs?|celebrit(?:y|ies)|net worth|banned|warning|experts? (?:say|urge|reveal)|may be (?:eligible|entitled)|entitled|qualify|seniors?|homeowners?|born (?:before|between)|unbelievable|insane|gone wrong|this (?:one|simple|is why|is what)|here'?s (?:why|what|how)|the reason|what happens|must[- ]see|genius|before you|do this|try this|read this|see (?:why|what)|belly fat|wrinkles?|lose weight|hacks?|photos|pics|looks like now|then and now|astonish|surprising|until you|after you|new (?:law|method|rule|policy)|if you (?:own|like|have|live))\b/gi;

/** Teaser and sensational wordings of "chumbox" advertising (themes of Zeng, Kohno, Roesner, CHI 2021). */
export const countSensation = (text: string): number => (text.match(SENSATION) ?? []).length;

/** Bare web-form verbs: an action that names no object. */
export const isGenericAction = (text: string): boolean =>
  /^\W*(?:open|learn more|click here|read more|more|submit|continue|go|view|see more|visit(?: site)?|apply|ok)\W*$/i.test(
    text,
  );
