import sharp from "sharp";

// libvips would also open SVG, TIFF, PDF and more by content; each loader is one more place to be attacked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// For profile pictures alone: an ad's format is told by its first bytes, before any of it is opened.
sharp.unblock({ operation: ["VipsForeignLoadNsgif", "VipsForeignLoadHeif"] });
// One thread a worker: throughput comes from the number of workers, and memory stays flat.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
