import { CanceledView } from "../../features/billing/components/canceled-view.tsx";
import { PaymentScreen } from "./payment-screen.tsx";

export function Page() {
  return (
    <PaymentScreen>
      <CanceledView />
    </PaymentScreen>
  );
}
