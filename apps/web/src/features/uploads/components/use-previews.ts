import { useEffect, useRef, useState } from "react";
import { rebuildFiles } from "../model.ts";

export interface Preview {
  key: string;
  url: string;
  file: File;
}

const made = (files: readonly File[]): Preview[] =>
  files.map((file) => ({ key: crypto.randomUUID(), url: URL.createObjectURL(file), file }));

/** The chosen files with an address each to show them by; the addresses are given back when no longer shown. */
export function usePreviews() {
  const [previews, setPreviews] = useState<Preview[]>([]);
  const current = useRef(previews);
  useEffect(() => {
    current.current = previews;
  }, [previews]);
  useEffect(
    () => () => {
      for (const { url } of current.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const revoke = (gone: readonly Preview[]) => {
    for (const { url } of gone) URL.revokeObjectURL(url);
  };
  return {
    previews,
    add: (files: readonly File[]) => setPreviews((held) => [...held, ...made(files)]),
    /** Keeps only these files; after an upload, what failed. */
    keep: (files: readonly File[]) => {
      revoke(previews.filter(({ file }) => !files.includes(file)));
      setPreviews(previews.filter(({ file }) => files.includes(file)));
    },
    remove: (key: string) => {
      revoke(previews.filter((preview) => preview.key === key));
      const left = previews.filter((preview) => preview.key !== key);
      const files = rebuildFiles(left.map(({ file }) => file));
      setPreviews(left.map((preview, index) => ({ ...preview, file: files[index] ?? preview.file })));
    },
  };
}
