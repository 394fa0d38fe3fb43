/** First words of the query keys of creatives; several features read them and several change them. */
export const creativeKeys = {
  images: ["images"],
  comparisons: ["comparisons"],
  categories: ["categories"],
} as const;
