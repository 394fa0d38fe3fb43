import type { Category } from "@adjudge/contracts";
import trashIcon from "@phosphor-icons/core/regular/trash.svg?raw";
import { useState } from "react";
import { IconButton } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { useDeleteCategory } from "../api/categories.ts";
import { Icon } from "../../../components/icon.tsx";

interface DeleteCategoryProps {
  category: Category;
  onDeleted: () => void;
}

/** Deletes the chosen category after asking (docs/product/forms.md#categories). */
export function DeleteCategory({ category, onDeleted }: DeleteCategoryProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteCategory(onDeleted);
  const confirm = () =>
    mutate(category.id, {
      // Only logged: docs/product/errors.md#categories.
      onError: (error) => console.error("The category could not be deleted.", error),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <IconButton label={`Delete category ${category.category}`} onClick={() => setIsAsking(true)}>
        <Icon svg={trashIcon} />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${category.category}`}
        action="Delete"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <p>Deleting a category will delete all creatives uploaded to that category. Are you sure you want to delete?</p>
        <p>A/B comparisons that show one of these creatives are deleted with them.</p>
      </ConfirmDialog>
    </>
  );
}
