export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

const keyPattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

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
    for (const part of (match?.[2] ?? "").matchAll(/\[([^[\]]*)\]/g)) node = childOf(node, part[1] ?? "");
    node.value = value;
  }
  return Object.fromEntries([...root.children.keys()].map((key) => [key, toValue(childOf(root, key))]));
}
