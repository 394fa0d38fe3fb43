import type { LegalSection } from "./components/legal-text.tsx";

export const terms: readonly LegalSection[] = [
  {
    title: "What you agree to",
    paragraphs: [
      "These terms are the agreement between you and Adjudge. By creating an account or using the service you accept them. If you use Adjudge for a company, you accept them for that company and confirm that you may do so.",
    ],
  },
  {
    title: "What Adjudge does",
    paragraphs: [
      "You upload ad images. Adjudge measures each one and gives it an overall effectiveness score, scores for contrast, recall and copy engagement, and recommendations. Two images can be compared.",
      "The scores are estimates made from the picture and its words. They are not a promise of sales, clicks or any other result. We publish how often they agree with what people saw, remembered and clicked, and where they fail.",
    ],
  },
  {
    title: "Your account",
    paragraphs: [
      "You are responsible for your account and its security: for keeping your password to yourself, for what is done with your account, and for telling us at once if someone else uses it.",
      "You must give a real email address that you can read. One person may not use another person's account; teams are for that.",
    ],
  },
  {
    title: "What you may not upload",
    paragraphs: ["Unlawful or offensive uploads are forbidden. In particular you may not upload:"],
    points: [
      "anything you have no right to use, such as another's picture, text or trade mark without permission;",
      "anything unlawful, threatening, harassing, hateful, defamatory or sexually explicit;",
      "pictures of people used without their consent where it is needed;",
      "files meant to harm, overload or get around the service.",
    ],
  },
  {
    title: "Your designs stay yours",
    paragraphs: [
      "You keep every right in what you upload. You allow us to store it, to analyse it and to show the results to you. The Privacy Policy says what else we may do with it.",
    ],
  },
  {
    title: "How you use the scores",
    paragraphs: [
      "The advertiser is responsible for any use of designs based on the score: for checking them, for publishing them and for what follows from it. Adjudge does not check whether an ad is lawful, true or allowed on a platform.",
    ],
  },
  {
    title: "Plans and payment",
    paragraphs: [
      "Plans are billed monthly or yearly in advance by card. They renew until you cancel. When you cancel, the plan stays active until the end of the period you have paid for, and you can change your mind until then.",
      "A more expensive plan starts at once and you pay the difference for the rest of the period, which we show before you confirm. A cheaper plan starts with the next period. When a payment fails we try again and tell you; if it keeps failing the plan ends.",
      "Uploads and comparisons are counted by month. Deleting an image does not give one back.",
    ],
  },
  {
    title: "Teams",
    paragraphs: [
      "A subscriber may invite as many people as the plan has seats. Members use the plan and its limits; their images stay private to them. When the plan ends or a member is removed, the member can no longer upload and can still read past reports.",
    ],
  },
  {
    title: "Ending",
    paragraphs: [
      "You may delete your account at any time. We may suspend or end accounts that break these terms, and tell you why. What by its nature outlasts the account, such as responsibility for past use, stays in force.",
    ],
  },
  {
    title: "Liability",
    paragraphs: [
      "The service is provided as it is. As far as the law allows, we are not liable for lost profit, lost data or indirect damage, and our whole liability is limited to what you paid in the twelve months before the claim. Nothing here limits liability that cannot be limited by law.",
    ],
  },
  {
    title: "Law",
    paragraphs: [
      "These terms are governed by the law of the State of Wyoming, United States, without regard to its conflict of law rules. The courts of Wyoming have jurisdiction, unless mandatory law gives you another court.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "We may change these terms. We announce changes that matter by email at least 30 days before they apply; if you do not agree you may cancel.",
    ],
  },
];
