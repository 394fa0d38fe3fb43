import type { User } from "@adjudge/contracts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useDownloadExport, useRequestExport } from "../api/account.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

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
  const [isAsking, setIsAsking] = useState(false);
  const download = useDownloadExport(user.id);
  const request = useRequestExport(user.id);
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
              onSuccess: (file) => (file ? saveAs(file, "adjudge-data.zip") : setIsAsking(true)),
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
      <ProofDialog
        open={isAsking}
        email={user.email}
        title="Download my data"
        text="Everything we hold about you is packed into one file, at most once a day. It can be downloaded here for seven days."
        action="Pack my data"
        onClose={() => setIsAsking(false)}
        onProve={async (proof) => toast.success((await request.mutateAsync(proof)).message)}
      />
      <EraseDialog user={user} open={isErasing} onClose={() => setIsErasing(false)} />
    </section>
  );
}
