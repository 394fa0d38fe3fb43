import { Button } from "../../../components/button.tsx";
import "./auth.css";

export function ResendCode({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  return (
    <div className="resend small">
      <span>Didn&apos;t receive OTP code?</span>
      <Button variant="quiet" small busy={busy} onClick={onResend}>
        Resend Code
      </Button>
    </div>
  );
}
