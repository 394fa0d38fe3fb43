import { ApiError } from "./api-error.ts";

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

const keyPattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** What the application sends has five at most. */
const mostLevels = 32;
const tooDeep = new ApiError(400, {
  type: "invalid_request_error",
  message: "Invalid request: the parameters are nested too deeply.",
});

interface Node {
  value: string | undefined;
  children: Map<string, Node>;
}

function emptyNode(): Node {
  return { value: undefined, children: new Map() };
}

function childOf(node: Node, key: string): Node {
  const name = key === "" ? String(node.children.size) : key;
  const existing = node.children.get(name);
  if (existing) return existing;
  const made = emptyNode();
  node.children.set(name, made);
  return made;
}

function toValue(node: Node): FormValue {
  if (node.children.size === 0) return node.value ?? "";
  const keys = [...node.children.keys()];
  if (keys.every((key) => /^\d+$/.test(key))) {
    return keys.toSorted((a, b) => Number(a) - Number(b)).map((key) => toValue(childOf(node, key)));
  }
  return Object.fromEntries(keys.map((key) => [key, toValue(childOf(node, key))]));
}

/** Reads `a[b][0]=x` bodies and queries into nested plain data; numeric keys become lists. */
export function parseForm(text: string): Form {
  const root = emptyNode();
  for (const [key, value] of new URLSearchParams(text)) {
    const match = keyPattern.exec(key);
    const head = match?.[1];
    if (head === undefined) continue;
    let node = childOf(root, head);
    const parts = Array.from((match?.[2] ?? "").matchAll(/\[([^[\]]*)\]/g), (part) => part[1] ?? "");
    if (parts.length > mostLevels) throw tooDeep;
    for (const part of parts) node = childOf(node, part);
    node.value = value;
  }
  return Object.fromEntries([...root.children.keys()].map((key) => [key, toValue(childOf(root, key))]));
}
