import { acceptedImageTypes } from "@adjudge/contracts";
import uploadSimpleIcon from "@phosphor-icons/core/regular/upload-simple.svg?raw";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { type SortedFiles, sortFiles } from "./dropzone-model.ts";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface DropzoneProps {
  /** Names the file input: Ad images. */
  label: string;
  onFiles: (files: SortedFiles) => void;
  multiple?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Previews, inside the area. */
  children?: ReactNode;
}

export function Dropzone(props: DropzoneProps) {
  const { label, onFiles, multiple = true, disabled = false, error, children } = props;
  const { hint = "JPG, JPEG, PNG or WebP. Up to 5 MB each." } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: Iterable<File>) => {
    const all = [...files];
    if (all.length > 0) onFiles(sortFiles(multiple ? all : all.slice(0, 1)));
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setIsOver(true);
  };
  return (
    <div
      className="dropzone"
      data-over={isOver ? true : undefined}
      data-invalid={error ? true : undefined}
      data-disabled={disabled ? true : undefined}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <div className="dropzone__prompt">
        <Icon svg={uploadSimpleIcon} className="dropzone__icon" />
        <div>
          <p className="h4">
            Drop ad images here, or{" "}
            <label className="dropzone__choose" htmlFor={id}>
              choose files
              <input
                id={id}
                className="sr"
                type="file"
                aria-label={label}
                aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
                aria-invalid={error ? true : undefined}
                accept={acceptedImageTypes.join(",")}
                multiple={multiple}
                disabled={disabled}
                onChange={(event) => {
                  take(event.target.files ?? []);
                  // The same file chosen again must raise a change again.
                  event.target.value = "";
                }}
              />
            </label>
          </p>
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        </div>
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
