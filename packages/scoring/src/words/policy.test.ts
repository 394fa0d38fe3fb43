import { describe, expect, it } from "vitest";
import { HONEST_BEAUTY, HONEST_HEALTH } from "./golden/honest-body.ts";
import { HONEST_FINANCE, HONEST_INSURANCE } from "./golden/honest-money.ts";
import { HONEST_HIM_AND_HER, HONEST_POLITICS, HONEST_TITLE_CASE } from "./golden/honest-people.ts";
import { linesOf } from "./golden/teasers.ts";
import { policyFlags, policyProbability } from "./policy.ts";

const codesOf = (text: string): string[] => policyFlags(text).map(({ code }) => code);

describe("policyFlags", () => {
  it.each([
    ["finance", HONEST_FINANCE],
    ["insurance", HONEST_INSURANCE],
    ["health", HONEST_HEALTH],
    ["beauty", HONEST_BEAUTY],
    ["politics", HONEST_POLITICS],
    ["him and her", HONEST_HIM_AND_HER],
    ["brand lines", HONEST_TITLE_CASE],
  ])("raises nothing for honest lines: %s", (_, list) => {
    expect(linesOf(list).filter((line) => codesOf(line).length > 0)).toEqual([]);
  });

  it.each([
    "Lose 30 pounds in 30 days without dieting",
    "This miracle pill melts belly fat",
    "Doctors hate this cure for diabetes",
    "Make $500 a day from home",
    "Guaranteed returns of 12% a month",
    "Get rich with one simple app",
    "Look 10 years younger tonight",
    "Play our online casino: 50 free spins",
    "Play slots online tonight",
    "Vapes and e-cigarettes from $9",
    "Rifles and ammo on sale",
    "Hot singles in your area",
    "Payday loans, no credit check",
    "Buy Viagra with no prescription",
    "Win $50 in bitcoin every day",
    "Multiply your crypto overnight",
    "Answer phones at home and get paid daily",
    "We write your essay, you get the grade",
  ])("sees a claim that platforms restrict: %s", (text) => {
    expect(codesOf(text)).toContain("policy_risk");
  });

  it.each([
    "Crypto news for people who read",
    "Get the crypto report of the year",
    "Win a weekend in Lisbon",
    "Write your first essay with us",
    "Homework help for every class",
    "Paid leave, weekly pay, real careers",
  ])("takes a topic alone for no claim: %s", (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it.each(["Limited slots available", "Only 5 slots left", "Time slots from 9 am", "SINGLE VISION\nSINGLE VISION"])(
    "takes places to be had for no gambling, and a lens for nobody: %s",
    (text) => {
      expect(codesOf(text)).toEqual([]);
    },
  );

  it.each([
    "Your computer is infected! Scan now",
    "(1) new message",
    "You have 3 new messages",
    "Congratulations! You have won an iPhone",
    "You are the 1,000,000th visitor",
    "Your Flash Player is out of date",
    "WARNING! 4 viruses found",
    "Your photos will be deleted today",
    "Start Download",
    "System alert: your battery is damaged",
  ])("sees a line that poses as something else: %s", (text) => {
    expect(codesOf(text)).toContain("misleading");
  });

  it.each([
    "We poison your kids for free",
    "Torture animals with us",
    "Let's kill all immigrants",
    "Jews are vermin",
    "How to poison your wife",
    "How to kill your boss",
  ])("sees cruelty: %s", (text) => {
    expect(codesOf(text)).toContain("cruelty");
  });

  it.each(["Fake passports in 24 hours", "Buy cocaine, delivered", "Stolen credit cards for sale", "Hire a hitman"])(
    "sees crime: %s",
    (text) => {
      expect(codesOf(text)).toContain("crime");
    },
  );

  it.each([
    "Stop people who torture animals",
    "Hunger kills children. Donate today.",
    "How to kill weeds without chemicals",
    "Kills 99.9% of germs",
    "How to get away with murder. New season Thursday.",
    "Quit cigarettes with our help",
    "Download the app",
    "Win two tickets to the final",
    "Join us for beers on Friday",
    "Kids eat free",
    "Massage gun for sore legs",
  ])("lets pass: %s", (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it.each([
    "We poison your kids for free\nNew season, new flavours",
    "Save 20%: we poison your kids",
    "Never dull: we poison your kids",
    "Don't hesitate to poison your boss",
    "Stop reading and kill your boss",
    "WE POISON\nYOUR KIDS",
    "We p0ison your k1ds",
    "Torture animals. The game starts now",
  ])("is not talked out of cruelty by words beside it: %s", (text) => {
    expect(codesOf(text)).toContain("cruelty");
  });

  it.each([
    "Save now: buy cocaine online",
    "Buy heroin for $20. Now streaming discounts",
    "Don't wait: buy cocaine for $20",
    "Heroin: 20% off",
  ])("is not talked out of crime by words beside it: %s", (text) => {
    expect(codesOf(text)).toContain("crime");
  });

  it.each([
    "Never hit your child",
    "Harm no animals: vegan shoes",
    "Stop hitting, kicking and biting other children",
    "Don't let anyone hurt your kids",
    "End violence against women",
    "Men who beat their wives belong in court",
    "He beats his wife. She stays. Help her leave.",
    "We beat dad's prices",
    "Beat the kids at chess",
    "We beat cops at football every year",
    "Attack dogs for sale",
    "Hit the kids menu",
    "The drug people trust",
    "Cocaine Bear, in cinemas now",
    "Addicted to heroin? Call us, free",
    "Stolen phone? Insured from £3 a month",
    "Kill all zombies, now on Xbox",
  ])("reads who does what to whom: %s", (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it.each(["Women are not weak", "Are women lazy? No.", "Stop saying that Muslims are terrorists", "Gay men's choir"])(
    "takes no word against contempt for contempt: %s",
    (text) => {
      expect(codesOf(text)).toEqual([]);
    },
  );

  it.each([
    "Fraudsters say your account is suspended. Hang up.",
    "Scammers say they can double your bitcoin. They lie.",
    "Do not believe anyone who says you can lose 30 pounds in 10 days",
    "No miracle pill melts belly fat",
    "No such thing as a miracle pill that melts belly fat. Just us: honest gym.",
    "Criminals buy stolen credit cards. We find yours.",
  ])("takes what others say, and what is denied, for no claim: %s", (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it.each([
    ["policy_risk", "No tea melts belly fat like ours"],
    ["policy_risk", "Doctors say this miracle pill works"],
    ["policy_risk", "No diet, no gym: the pill that melts belly fat"],
    ["policy_risk", "Nobody believed it. I lost 30 pounds in 10 days."],
    ["misleading", "Your bank says your account is suspended"],
    ["misleading", "Beware of hackers! Your account is suspended."],
    ["crime", "Smart people buy stolen credit cards here"],
  ])("is not talked out of %s by words that deny nothing: %s", (code, text) => {
    expect(codesOf(text)).toContain(code);
  });

  it("gives the words that raised the flag", () => {
    expect(policyFlags("Our tea melts belly fat. Order now")).toEqual([
      { code: "policy_risk", words: ["melts belly fat", "belly fat"] },
    ]);
  });

  it("is surer of two claims than of one", () => {
    const one = policyProbability("Lose 20 lbs", "policy_risk");
    expect(policyProbability("Lose 20 lbs and make $900 a week", "policy_risk")).toBeGreaterThan(one);
  });
});
