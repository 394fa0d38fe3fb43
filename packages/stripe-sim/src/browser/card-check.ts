export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
}

export interface CardProblem {
  field: keyof CardEntry;
  code: string;
  message: string;
}

export interface CardDetails {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

export function brandOf(digits: string): string {
  if (digits.startsWith("4")) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^6(011|5)/.test(digits)) return "discover";
  return "unknown";
}

function numberProblem(number: string): CardProblem | undefined {
  const digits = digitsOf(number);
  const length = brandOf(digits) === "amex" ? 15 : 16;
  if (digits.length < (digits.startsWith("30") ? 14 : length)) {
    return { field: "number", code: "incomplete_number", message: "Your card number is incomplete." };
  }
  if (passesLuhn(digits)) return undefined;
  return { field: "number", code: "invalid_number", message: "Your card number is invalid." };
}

function readExpiry(expiry: string): { month: number; year: number } {
  const digits = digitsOf(expiry);
  const year = digits.slice(2);
  return { month: Number(digits.slice(0, 2)), year: year.length === 4 ? Number(year) : 2000 + Number(year) };
}

function expiryProblem(expiry: string, today: Date): CardProblem | undefined {
  const { length } = digitsOf(expiry);
  if (length !== 4 && length !== 6) {
    return { field: "expiry", code: "incomplete_expiry", message: "Your card's expiration date is incomplete." };
  }
  const { month, year } = readExpiry(expiry);
  if (month < 1 || month > 12) {
    return { field: "expiry", code: "invalid_expiry_month", message: "Your card's expiration date is invalid." };
  }
  if (year * 12 + month - 1 < today.getFullYear() * 12 + today.getMonth()) {
    return {
      field: "expiry",
      code: "invalid_expiry_year_past",
      message: "Your card's expiration year is in the past.",
    };
  }
  return undefined;
}

function cvcProblem(cvc: string, number: string): CardProblem | undefined {
  const wanted = brandOf(digitsOf(number)) === "amex" ? 4 : 3;
  if (digitsOf(cvc).length >= wanted) return undefined;
  return { field: "cvc", code: "incomplete_cvc", message: "Your card's security code is incomplete." };
}

/** What is wrong with the typed card, field by field. */
export function cardProblems(entry: CardEntry, today: Date): CardProblem[] {
  const found = [numberProblem(entry.number), expiryProblem(entry.expiry, today), cvcProblem(entry.cvc, entry.number)];
  return found.filter((problem) => problem !== undefined);
}

export function cardDetails(entry: CardEntry): CardDetails {
  const { month, year } = readExpiry(entry.expiry);
  return { number: digitsOf(entry.number), exp_month: month, exp_year: year, cvc: digitsOf(entry.cvc) };
}

export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (brandOf(digits) === "amex")
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(" ");
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

export function formatExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const shown = padded.slice(0, 6);
  return shown.length > 2 ? `${shown.slice(0, 2)} / ${shown.slice(2)}` : shown;
}
