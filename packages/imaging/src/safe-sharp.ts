import sharp from "sharp";

// libvips would also open SVG, GIF, TIFF, PDF and more by content; each loader is one more place to be attacked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// One thread a worker: throughput comes from the number of workers, and memory stays flat.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
