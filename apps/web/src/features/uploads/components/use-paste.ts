import { useEffect } from "react";

/** Pictures pasted anywhere on the page; text pasted into a field stays with the field. */
export function usePaste(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [onFiles]);
}
