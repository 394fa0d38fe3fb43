import { readFileSync } from "node:fs";
import { join } from "node:path";

const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** Places of the packages that a bundle was put together from. */
export function bundledPackages({ inputs }) {
  const found = Object.keys(inputs).flatMap((path) => {
    const at = path.lastIndexOf("node_modules/");
    if (at < 0) return [];
    const [scope, name] = path.slice(at + "node_modules/".length).split("/");
    return [
      path.slice(path.indexOf("node_modules/"), at) +
        `node_modules/${scope.startsWith("@") ? `${scope}/${name}` : scope}`,
    ];
  });
  return [...new Set(found)];
}

/** CycloneDX: every package whose code is in the build, whether copied or put together with ours. */
export function billOfMaterials(places, { root, version }) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const components = [...new Set(places)]
    .filter((place) => packages[place]?.version !== undefined)
    .map((place) => {
      const { version: its, license, integrity } = packages[place];
      const name = nameOf(place);
      const [algorithm, hash] = (integrity ?? "").split("-", 2);
      return {
        type: "library",
        name,
        version: its,
        purl: `pkg:npm/${name.replace("@", "%40")}@${its}`,
        ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
        ...(algorithm === "sha512"
          ? { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }
          : {}),
      };
    })
    .toSorted((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "adjudge", version, licenses: [{ license: { id: "MIT" } }] } },
    components,
  };
}
