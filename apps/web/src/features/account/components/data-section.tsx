import type { User } from "@adjudge/contracts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useExport } from "../api/account.ts";
import { EraseDialog } from "./erase-dialog.tsx";

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The rights the privacy policy promises, as buttons. */
export function DataSection({ user }: { user: User }) {
  const [isErasing, setIsErasing] = useState(false);
  const download = useExport(user.id);
  return (
    <section className="account__block" aria-labelledby="data-title">
      <h2 className="h3" id="data-title">
        Your data
      </h2>
      <div className="account__actions">
        <Button
          variant="line"
          small
          busy={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onSuccess: (file) => saveAs(file, "adjudge-data.zip"),
              onError: (error) => toast.error(messageOf(error)),
            })
          }
        >
          Download my data
        </Button>
        <Button variant="quiet" small onClick={() => setIsErasing(true)}>
          Delete my account
        </Button>
      </div>
      <EraseDialog user={user} open={isErasing} onClose={() => setIsErasing(false)} />
    </section>
  );
}
