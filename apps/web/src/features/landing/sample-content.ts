/**
 * SAMPLE CONTENT. None of it is about real people, companies or sales: the operator replaces this file before launch.
 * The page marks each block as a sample.
 */
export const samplePress = ["The Media Ledger", "adpost", "BRIEF WEEKLY", "Placement", "Growth Desk"] as const;

export const sampleStatistics = [
  { figure: "1,000+", label: "completed projects" },
  { figure: "500+", label: "happy clients" },
  { figure: "150+", label: "ongoing projects" },
  { figure: "8,760+", label: "hours operating" },
] as const;

export interface Testimonial {
  name: string;
  title: string;
  text: string;
  avatar?: string;
}

export const sampleTestimonials: readonly Testimonial[] = [
  {
    name: "Ines Okafor",
    title: "Head of Paid Social, Larch & Co",
    text: "We stopped paying to learn that a headline was too small. Now we know on Monday, before the media is booked.",
  },
  {
    name: "Tom Brandvik",
    title: "Creative Director, Fieldnote",
    text: "The sum behind every score is what won my creatives over. Nobody argues with a contrast of 2.1 to 1.",
  },
  {
    name: "Priya Raman",
    title: "Founder, Raman Media",
    text: "Two versions go in, one comes out with a reason. My clients read the page themselves.",
  },
  {
    name: "Mara Lindqvist",
    title: "Performance Lead, Nordhus",
    text: "It told us it was too close to call. That honesty is why I believe it when it is not.",
  },
  {
    name: "Joel Abara",
    title: "Art Director, Quillworks",
    text: "I move the button, upload again, and the number moves with it. That is all I ever wanted from a tool.",
  },
  {
    name: "Hana Suzuki",
    title: "Marketing Manager, Tidewater Tea",
    text: "The attention view ended a three-week discussion about where the logo goes.",
  },
  {
    name: "Luis Ferreira",
    title: "Owner, Ferreira Media",
    text: "I check every banner before it leaves the house. It takes less time than making coffee.",
  },
  {
    name: "Claire Dumont",
    title: "Brand Manager, Maison Orge",
    text: "Our small print was six pixels tall on a phone. Nobody had noticed. The report did.",
  },
  {
    name: "Sam Whitlock",
    title: "Copywriter, Larch & Co",
    text: "It reads the words as well as the picture, and it is kinder about them than my editor.",
  },
  {
    name: "Asha Menon",
    title: "Growth Lead, Parcelwise",
    text: "Each recommendation says what it is worth. We do the top two and go home on time.",
  },
];
