import { useQuery } from "@tanstack/react-query";
import { useConfig } from "../../lib/config.ts";
import { loadProvider, type Provider } from "./provider.ts";

/** The payment provider's script object, loaded where it is first needed. */
export function useProvider(): { provider: Provider | null; error: Error | null; retry: () => void } {
  const payment = useConfig()?.payment;
  const { data, error, refetch } = useQuery({
    queryKey: ["payment-provider", payment?.script_url],
    queryFn: () => (payment ? loadProvider(payment) : Promise.reject(new Error("not configured"))),
    enabled: payment !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The script's object is not data to compare or copy.
    structuralSharing: false,
  });
  return { provider: data ?? null, error, retry: () => void refetch() };
}
