import { customerRoutes } from "../resources/customers.ts";
import { eventRoutes } from "../resources/events.ts";
import { invoiceRoutes } from "../resources/invoices.ts";
import { paymentIntentRoutes } from "../resources/payment-intents.ts";
import { paymentMethodRoutes } from "../resources/payment-methods.ts";
import { priceRoutes } from "../resources/prices.ts";
import { productRoutes } from "../resources/products.ts";
import { refundRoutes } from "../resources/refunds.ts";
import { setupIntentRoutes } from "../resources/setup-intents.ts";
import { subscriptionRoutes } from "../resources/subscriptions.ts";
import { subscriptionScheduleRoutes } from "../resources/subscription-schedules.ts";
import { testClockRoutes } from "../resources/test-clocks.ts";
import { webhookEndpointRoutes } from "../resources/webhook-endpoints.ts";
import type { Route } from "./route.ts";

export const apiRoutes: readonly Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...subscriptionRoutes,
  ...subscriptionScheduleRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
  ...testClockRoutes,
];
