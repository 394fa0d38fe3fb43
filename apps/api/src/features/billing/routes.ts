import {
  addPaymentMethod,
  cancelSubscription,
  changeSubscription,
  deletePaymentMethod,
  getPaymentSuccess,
  getSubscription,
  listInvoices,
  listPaymentMethods,
  paySubscription,
  receiveStripeWebhook,
  resumeSubscription,
  setUpPaymentMethod,
  verifyPayment,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { pageInfo } from "../../http/paging.ts";
import { route } from "../../http/route.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Limit } from "../../platform/rate-limit/rate-limiter.ts";
import { noPlan } from "./live-plan.ts";
import { presentChange, presentMethod } from "./presenter.ts";
import type { BillingService } from "./service.ts";

// Stolen cards are tried out where trying is free.
const perUser: Limit = { limit: 10, windowSeconds: 3600 };
const perAddress: Limit = { limit: 30, windowSeconds: 3600 };

export function registerBillingRoutes(api: Api, billing: BillingService): void {
  const limitCardTesting = async (action: string, userId: string, ip: string): Promise<void> => {
    await api.rateLimiter.enforce({ action, account: userId }, perUser);
    await api.rateLimiter.enforce({ action, ip }, perAddress);
  };

  route(api, getSubscription, ({ userId }) => billing.state({ userId }));

  route(api, paySubscription, async ({ userId, body, ip }) => {
    await limitCardTesting("pay", userId, ip);
    const paymentMethodId = body.payment_method_id ?? body.subscription.payment_method_id;
    const started = await billing.pay({ userId, planId: body.subscription.plan_id, paymentMethodId });
    return {
      clientSecret: started.clientSecret,
      attempt_id: started.attemptId,
      message: started.clientSecret === null ? "Subscription active." : "Payment started successfully.",
    };
  });

  route(api, verifyPayment, async ({ userId, body, setStatus }) => {
    const { state, isActive } = await billing.verify.byIntent({ userId, paymentIntentId: body.payment_intent });
    if (state === "processing") {
      setStatus(202);
      return { message: "Your payment is being processed.", is_active: isActive };
    }
    return { message: "Payment verified successfully.", is_active: isActive };
  });

  route(api, getPaymentSuccess, async ({ userId, params, setStatus }) => {
    const { state, isActive, planId } = await billing.verify.byId({ userId, id: params.id });
    if (state === "processing") setStatus(202);
    return {
      message: state === "processing" ? "Your payment is being processed." : "Payment completed successfully.",
      is_active: isActive,
      plan: planId === null ? null : await billing.plan(planId),
    };
  });

  route(api, setUpPaymentMethod, async ({ userId, ip }) => {
    await limitCardTesting("payment-method", userId, ip);
    return { clientSecret: await billing.methods.setUp({ userId }) };
  });
  route(api, addPaymentMethod, async ({ userId, body, ip }) => {
    await limitCardTesting("payment-method.add", userId, ip);
    const { payment_method_id: providerId, name, description = "" } = body;
    await billing.methods.add({ userId, providerId, name, description });
    return { message: "Payment method added successfully." };
  });
  route(api, listPaymentMethods, async ({ userId }) => ({
    message: "Payment methods retrieved successfully.",
    payment_methods: (await billing.methods.list({ userId })).map(presentMethod),
  }));
  route(api, deletePaymentMethod, async ({ userId, params }) => {
    await billing.methods.remove({ userId, providerId: params.id });
    return undefined;
  });

  route(api, changeSubscription, async ({ userId, body, ip }) => {
    if (body.preview !== true) await limitCardTesting("change", userId, ip);
    const shown = body.effective_date === undefined ? undefined : new Date(body.effective_date);
    return presentChange(
      await billing.change({
        userId,
        planId: body.plan_id,
        isPreview: body.preview === true,
        shown,
        paymentMethodId: body.payment_method_id,
      }),
    );
  });
  const currentSubscription = async (userId: string) => {
    const { subscriptions } = await billing.state({ userId });
    // Also one without rights at the moment: overdue for long, or contested.
    const current = subscriptions.find(({ status }) => ["active", "trialing", "past_due"].includes(status));
    if (!current) throw noPlan();
    return current;
  };
  route(api, cancelSubscription, async ({ userId }) => {
    await billing.cancel({ userId });
    return {
      message: "Your plan ends with the paid period. You can resume it until then.",
      subscription: await currentSubscription(userId),
    };
  });
  route(api, resumeSubscription, async ({ userId }) => {
    await billing.resume({ userId });
    return { message: "Your plan will continue.", subscription: await currentSubscription(userId) };
  });
  route(api, listInvoices, async ({ userId, query }) => {
    const invoices = await billing.invoices({ userId });
    const page = { page: query.page, pageSize: query.page_size };
    const start = (query.page - 1) * query.page_size;
    return {
      message: "Invoices retrieved successfully.",
      invoices: invoices.slice(start, start + query.page_size),
      ...pageInfo({ path: `${listInvoices.path}/`, query: {}, ...page, count: invoices.length }),
    };
  });

  route(api, receiveStripeWebhook, async ({ rawBody, header, ip }) => {
    // The provider sends from few addresses, many at a time: the signature exempts from the limit, nothing else does.
    await billing.receiveEvent({ rawBody, signature: header("stripe-signature") }).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === "invalid_signature") await api.generalLimits.address(ip);
      throw error;
    });
    return { received: true as const };
  });
}
