import { SuccessView } from "../../features/billing/components/success-view.tsx";
import { PaymentScreen } from "./payment-screen.tsx";

export function Page() {
  return (
    <PaymentScreen>
      <SuccessView />
    </PaymentScreen>
  );
}
