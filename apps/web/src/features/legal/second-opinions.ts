import type { LegalSection } from "./components/legal-text.tsx";

/** Only where the operator has set a model. */
export const secondOpinions = ({ destination, model }: { destination: string; model: string }): LegalSection => ({
  title: "Second opinions",
  paragraphs: [
    `If you agree on your account page, and only then, the ads you upload are sent to ${destination}, where ${model}, a vision model, gives its opinion of them. Only the picture is sent: no file name, no name or address of yours, no hidden data of the file.`,
    "You may withdraw there at any time. From then on nothing is sent, and the opinions given so far are deleted here. They are part of the data you can download, and go when you delete an ad or your account.",
  ],
});
