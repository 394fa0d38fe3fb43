import { acceptedImageTypes, maxUploadBytes } from "@adjudge/contracts";

export interface RefusedFile {
  file: File;
  message: string;
}

export interface SortedFiles {
  accepted: File[];
  refused: RefusedFile[];
}

/** docs/product/forms.md#files. The server looks at the bytes; this only saves a person the wait. */
export function sortFiles(files: Iterable<File>): SortedFiles {
  const sorted: SortedFiles = { accepted: [], refused: [] };
  for (const file of files) {
    if (!acceptedImageTypes.some((type) => type === file.type)) {
      const message = "File format must be in jpg, jpeg, png, or webp type.";
      sorted.refused.push({ file, message });
    } else if (file.size > maxUploadBytes) {
      sorted.refused.push({ file, message: "File is larger than 5 MB." });
    } else {
      sorted.accepted.push(file);
    }
  }
  return sorted;
}
