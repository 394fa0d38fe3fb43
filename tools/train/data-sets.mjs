/**
 * Every data set that something here is fitted on or measured against: the files that must lie in its folder, the public
 * repositories it was made from, and what `fetch-data.mjs` cannot do for you. What may be done with each is in docs/models.md,
 * docs/copy-models.md and docs/attention.md.
 */
export const dataSets = [
  {
    name: "attention-train",
    files: ["osie", "crowd", "sun"],
    clone: ["NUS-VIP/predicting-human-gaze-beyond-pixels", "NUS-VIP/saliency-in-crowd", "Yanakz/Scene"],
    note: "MIT. Each of osie, crowd, sun: images/*.jpg (longer side 320), density/*.png (grey, longer side 80, fixations blurred by 3 %), points.csv.gz (file,viewer,x,y in 0..1), images.csv (file,width,height,source_width,source_height,viewers,points).",
  },
  {
    name: "clutter-train",
    files: ["complexity.csv", "images"],
    clone: ["esaraee/Savoias-Dataset"],
    note: "Its advertisements: images/*.jpg (longer side 512), complexity.csv (file,source_name,width,height,complexity). The pictures belong to their brands.",
  },
  {
    name: "copy-recall-train",
    files: ["sentences.csv", "words.csv"],
    clone: ["thomashikaru/sentence_memorability_share", "gretatuckute/memorable_words"],
    note: "MIT. sentences.csv (sentence,accuracy,hit_rate,false_alarm_rate,condition); words.csv (set,word,hits,misses,correct_rejections,false_alarms,accuracy,hit_rate,false_alarm_rate and the mean ratings).",
  },
  {
    name: "copy-engagement-train",
    files: ["headlines.csv.gz"],
    clone: ["elilk2/Upworthy-Analysis-Project"],
    note: "Upworthy Research Archive, exploratory part: test_id,headline,eyecatcher_id,impressions,clicks,test_week, without weeks 201325 to 201402. No licence is stated; the archive names research and A/B tests of organizations.",
  },
  {
    name: "copy-teaser-train",
    files: ["headlines.csv.gz"],
    clone: ["bhargaviparanjape/clickbait"],
    note: "Chakraborty et al., Stop Clickbait, 2016 (MIT): headline,teaser (1 or 0).",
  },
  {
    name: "truth-ads",
    files: ["ads.csv", "images"],
    clone: ["eric-zeng/chi-bad-ads-data"],
    note: "No licence stated: calibrate only. images/*.webp (longer side 800), ads.csv (file,source_name,width,height,n,overall,overall_sd and the share of people who ticked each word).",
  },
  {
    name: "truth-attention",
    files: ["gdi", "fiwi", "massvis"],
    clone: ["cvzoya/bubbleview"],
    note: "Measure only.",
  },
  {
    name: "truth-recall",
    files: ["memorability.csv"],
    clone: ["massvis/dataset"],
    note: "Research only: measure only.",
  },
  { name: "truth-slogans", files: ["slogans.csv"], clone: ["adaaka/SloganMemorability"], note: "Measure only." },
  {
    name: "truth-facts",
    files: ["labels.jsonl"],
    clone: [],
    note: "Not public: labelled for this project; ask whoever handed it over to you.",
  },
];
