import { Dialog } from "../../../components/dialog.tsx";

/** Stands over the page while the server asks what became of a payment; it cannot be closed. */
export function VerificationDialog({ open }: { open: boolean }) {
  return (
    <Dialog open={open} onClose={() => {}} title="Verifying your payment" locked>
      <p className="small muted" role="status">
        We are asking the payment provider. Please do not close this page.
      </p>
    </Dialog>
  );
}
