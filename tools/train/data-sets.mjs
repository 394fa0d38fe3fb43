/**
 * Every data set that something here is fitted on or measured against: the files that must lie in its folder, the public
 * repositories it comes from, each at the commit seen in November 2026, and what `fetch-data.mjs` cannot do for you. What
 * may be done with each is in docs/models.md, docs/copy-models.md and docs/attention.md.
 */
export const dataSets = [
  {
    name: "attention-train",
    files: ["osie", "crowd", "sun"],
    clone: [
      { repository: "NUS-VIP/predicting-human-gaze-beyond-pixels", commit: "4a467890fcb40a2fec04cdded552760942bac7a4" },
      { repository: "NUS-VIP/saliency-in-crowd", commit: "8bb0416ee9942346f0a990f87a1325742fe3293f" },
      { repository: "Yanakz/Scene", commit: "2cf042b013181a6339378827d094aafa9322ba0d" },
    ],
    note: "MIT. Each of osie, crowd, sun: images/*.jpg (longer side 320), density/*.png (grey, longer side 80, fixations blurred by 3 %), points.csv.gz (file,viewer,x,y in 0..1), images.csv (file,width,height,source_width,source_height,viewers,points).",
  },
  {
    name: "clutter-train",
    files: ["complexity.csv", "images"],
    clone: [{ repository: "esaraee/Savoias-Dataset", commit: "6e6637ecb8d9072cbb0e18aa5dae6a50302a6931" }],
    note: "Its advertisements: images/*.jpg (longer side 512), complexity.csv (file,source_name,width,height,complexity). The pictures belong to their brands.",
  },
  {
    name: "copy-recall-train",
    files: ["sentences.csv", "words.csv"],
    clone: [
      { repository: "thomashikaru/sentence_memorability_share", commit: "c7e8555e62162be6c5aafc771329f9047ba72d87" },
      { repository: "gretatuckute/memorable_words", commit: "56f041965a582dd12e212726ad36cc3d70ed9d5e" },
    ],
    note: "MIT. sentences.csv (sentence,accuracy,hit_rate,false_alarm_rate,condition); words.csv (set,word,hits,misses,correct_rejections,false_alarms,accuracy,hit_rate,false_alarm_rate and the mean ratings).",
  },
  {
    name: "copy-engagement-train",
    files: ["headlines.csv.gz"],
    clone: [{ repository: "elilk2/Upworthy-Analysis-Project", commit: "5ff635b171053909b1d63617732924f206b0945b" }],
    note: "Upworthy Research Archive, exploratory part: test_id,headline,eyecatcher_id,impressions,clicks,test_week, without weeks 201325 to 201402. No licence is stated; the archive names research and A/B tests of organizations.",
  },
  {
    name: "copy-teaser-train",
    files: ["headlines.csv.gz"],
    clone: [{ repository: "bhargaviparanjape/clickbait", commit: "203d979a81545ae6160ff45ffdac83e74469c97a" }],
    note: "Chakraborty et al., Stop Clickbait, 2016 (MIT): headline,teaser (1 or 0).",
  },
  {
    name: "truth-ads",
    files: ["ads.csv", "images"],
    clone: [{ repository: "eric-zeng/chi-bad-ads-data", commit: "9dd424e1ed4ec6a781d25f0d4a3ba97fbe3c3e40" }],
    note: "No licence stated: calibrate only. images/*.webp (longer side 800), ads.csv (file,source_name,width,height,n,overall,overall_sd and the share of people who ticked each word).",
  },
  {
    name: "truth-attention",
    files: ["gdi", "fiwi", "massvis"],
    clone: [{ repository: "cvzoya/bubbleview", commit: "598b89b829912bb5e291084a63c61a764dba24f4" }],
    note: "Measure only.",
  },
  {
    name: "truth-recall",
    files: ["memorability.csv"],
    clone: [{ repository: "massvis/dataset", commit: "e093a69d8e9f156a51f6d458a4bdf543e2b35675" }],
    note: "Research only: measure only.",
  },
  {
    name: "truth-slogans",
    files: ["slogans.csv"],
    clone: [{ repository: "adaaka/SloganMemorability", commit: "c030959a4ee11c12c625b5695e8cc17d5134356a" }],
    note: "Measure only.",
  },
  {
    name: "truth-facts",
    files: ["labels.jsonl"],
    clone: [],
    note: "Not public: labelled for this project; ask whoever handed it over to you.",
  },
];
