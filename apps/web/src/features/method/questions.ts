import type { Figure, Figures } from "./figures.ts";

interface Question {
  title: string;
  /** Two sentences; the long notes are one click away. */
  text: string;
}

const questions: Record<string, Question> = {
  read: {
    title: "Can it read the ad?",
    text: "We typed out the words of real ads by hand. Checked against those words, what does the engine miss, and what does it make up?",
  },
  roles: {
    title: "Does it know what is what?",
    text: "We marked headline, brand, call to action, people and product in the same ads. The engine should find the same ones.",
  },
  advice: {
    title: "Is the advice true?",
    text: "We labelled the faults of each ad by hand. A piece of advice is true when the label names the same fault.",
  },
  ads: {
    title: "Does it prefer the ads that people prefer?",
    text: "People rated real web ads for design and liking. A score is good when it puts the ads in the order in which people put them.",
  },
  attention: {
    title: "Does it know where people look?",
    text: "Eye tracking shows where people looked on posters, ads and pages, and we compare our attention map with theirs. Those pictures are not ours to show and no one has tracked eyes on our own ads, so you see one of ours with our map alone.",
  },
  recall: {
    title: "Does it know what people remember?",
    text: "People saw many pictures and later said which they had seen before. The recall score should be high for those they recognised.",
  },
  copy: {
    title: "Does it know which words work?",
    text: "Slogans were tested for memory, and headlines for clicks, thousands of times. We ask the engine which of two did better.",
  },
  clutter: {
    title: "Does it know what looks cluttered?",
    text: "People ordered ads from plain to cluttered. We check that our measure orders them the same way.",
  },
  spoilings: {
    title: "Does it notice when an ad is spoilt?",
    text: "We take well-liked ads and damage them in ways no one would dispute. The score should not rise by more than a point, and the report should name the damage.",
  },
};

const byQuestion: Record<string, string> = {
  "What does the ad say?": "read",
  "What is in the ad?": "roles",
  "Which faults does it have?": "advice",
  "Is the advice true of the ad?": "advice",
  "Which ads are good?": "ads",
};

export interface Asked extends Question {
  key: string;
  rows: Figure[];
}

/** The rows by the question that a reader would ask, in the order of the page; new sets come last, under their own names. */
export function askedOf({ sets }: Pick<Figures, "sets">): Asked[] {
  const groups = new Map<string, Figure[]>();
  for (const { name, rows } of sets)
    for (const row of rows) {
      const key = byQuestion[row.question] ?? name;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
  const order = Object.keys(questions);
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...groups]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([key, rows]) => ({
      key,
      rows,
      ...(questions[key] ?? { title: key.charAt(0).toUpperCase() + key.slice(1), text: "" }),
    }));
}
