const plain = (text: string): string => text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

const months = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2024, i, 15)));
const days = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)));

interface Calendar {
  day: RegExp;
  month: RegExp;
}

const known = new Map<string, Calendar | null>();

/** Days of the week and of the months, as the calendar of a language names them. Readers drop accents, so they are left out. */
function calendarOf(language: string): Calendar | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  const isHeld = language !== "" && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  const calendar = isHeld ? toldBy(language) : null;
  known.set(language, calendar);
  return calendar;
}

function toldBy(language: string): Calendar {
  const names = (dates: readonly Date[], ...forms: Intl.DateTimeFormatOptions[]): string => {
    const all = forms.flatMap((form) => {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" });
      // Beside a number months stand in another case in some languages: only the name is taken.
      return dates.flatMap((date) => format.formatToParts(date).filter(({ type }) => type in form));
    });
    const words = [...new Set(all.map(({ value }) => plain(value)))].filter((word) =>
      /^\p{L}[\p{L}-]{2,}$/u.test(word),
    );
    // Where months are only numbered ("tháng 3"), none has a name.
    return words.length === 0 ? "(?!)" : `(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`;
  };
  const month = names(months, { month: "long" }, { month: "long", day: "numeric" });
  const number = String.raw`\d{1,2}(?:\.|\p{L}{1,3})?`;
  return {
    day: new RegExp(names(days, { weekday: "long" }), "u"),
    month: new RegExp(String.raw`(?<!\d)${number}\s+(?:\p{L}{1,3}\s+)?${month}|${month}\s+\d{1,2}(?!\d)`, "u"),
  };
}

/** Whether a text in this language (ISO 639-1) names a day: "samedi", "16 février", "3 de mayo". A month alone may be a season's. */
export function namesADay(text: string, language: string): boolean {
  const calendar = calendarOf(language);
  const words = plain(text);
  return calendar !== null && (calendar.day.test(words) || calendar.month.test(words));
}
