import { abTestingCategory, type Category } from "@adjudge/contracts";
import plusIcon from "@phosphor-icons/core/regular/plus.svg?raw";
import uploadSimpleIcon from "@phosphor-icons/core/regular/upload-simple.svg?raw";
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dropzone } from "../../../components/dropzone.tsx";
import { type SortedFiles, sortFiles } from "../../../components/dropzone-model.ts";
import { Select } from "../../../components/select.tsx";
import { toast } from "../../../lib/toast.ts";
import { addNew, all, isSubmitDisabled, taskLabels, taskOf, uploadErrors } from "../model.ts";
import { NewCategoryField, useNewCategory } from "./new-category.tsx";
import { PreviewList } from "./preview-list.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { usePaste } from "./use-paste.ts";
import { usePreviews } from "./use-previews.ts";
import { useUpload } from "./use-upload.ts";
import "./uploads.css";
import { Icon } from "../../../components/icon.tsx";

interface UploadFormProps {
  categories: readonly Category[];
  /** Makes the category and resolves with its id. */
  onCreateCategory: (name: string) => Promise<string>;
  /** The A/B page: a pair or nothing, A/B Testing chosen at first. */
  needsPair?: boolean;
  /** The form's second button. */
  compareButton: ReactNode;
}

const hints: Record<ReturnType<typeof taskOf>, (count: number) => string> = {
  addCategory: () => "Up to 20 characters.",
  abTest: () => "Two images, scored and compared with each other.",
  bulk: (count) => `${count} images, scored one after the other.`,
  single: () => "",
};

export function UploadForm({ categories, onCreateCategory, needsPair = false, compareButton }: UploadFormProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isAttempted, setIsAttempted] = useState(false);
  const { previews, add, remove, keep } = usePreviews();
  const { progress, failed, upload, stop } = useUpload();
  const newCategory = useNewCategory(onCreateCategory);
  const [isCreating, setIsCreating] = useState(false);
  const categorySelect = useRef<HTMLButtonElement>(null);

  const pair = needsPair ? categories.find(({ category }) => category === abTestingCategory)?.id : undefined;
  // A category deleted meanwhile is no choice any more.
  const isThere = picked === addNew || picked === all || categories.some(({ id }) => id === picked);
  const chosen = (isThere ? picked : null) ?? pair ?? null;
  const task = taskOf({ chosen, categories, imageCount: previews.length });
  const errors = isAttempted && task !== "addCategory" ? uploadErrors(task, chosen, previews.length) : {};

  const take = useCallback(
    ({ accepted, refused }: SortedFiles) => {
      add(accepted);
      for (const { file, message } of refused) toast.error(`${file.name}: ${message}`);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `add` only calls a state setter.
    [],
  );
  const onPaste = useCallback((files: File[]) => take(sortFiles(files)), [take]);
  usePaste(onPaste);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (task === "addCategory") {
      setIsCreating(true);
      const id = await newCategory.submit();
      setIsCreating(false);
      if (id !== null) {
        setPicked(id);
        // The name's field and its button go; what was made of it stands in the list.
        categorySelect.current?.focus();
      }
      return;
    }
    setIsAttempted(true);
    if (chosen === null || Object.keys(uploadErrors(task, chosen, previews.length)).length > 0) return;
    const left = await upload({ task, files: previews.map(({ file }) => file), category: chosen });
    keep(left);
    setIsAttempted(false);
  }

  const options = [
    ...categories.map(({ id, category }) => ({ value: id, label: category })),
    { value: addNew, label: addNew },
    { value: all, label: all },
  ];
  const hint = hints[task](previews.length);
  return (
    <form className="upload" onSubmit={(event) => void submit(event)} noValidate aria-label="Upload">
      <Dropzone
        label="Ad images"
        onFiles={take}
        error={errors.images}
        hint="JPG, JPEG, PNG or WebP. Up to 5 MB each. You can also paste."
      >
        <PreviewList
          previews={previews}
          onRemove={remove}
          messageFor={(file) => failed.find((entry) => entry.file === file)?.message}
        />
      </Dropzone>
      <div className="upload__fields">
        <Select
          ref={categorySelect}
          label="Category"
          options={options}
          value={chosen}
          onChange={setPicked}
          error={errors.category}
          hint="Choose Add New to name a category of your own."
        />
        {task === "addCategory" && <NewCategoryField field={newCategory} />}
        <div className="row upload__actions">
          <Button
            type="submit"
            busy={isCreating}
            disabled={isSubmitDisabled(task, previews.length, needsPair)}
            icon={task === "addCategory" ? <Icon svg={plusIcon} /> : <Icon svg={uploadSimpleIcon} />}
          >
            {taskLabels[task]}
          </Button>
          {compareButton}
        </div>
        {hint && <p className="meta">{hint}</p>}
      </div>
      <UploadProgress state={progress} onStop={stop} />
    </form>
  );
}
