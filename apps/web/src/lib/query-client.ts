import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 503;

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails at once and says so. The library would hold it, silently, and send it later by
    // itself: a log-in or a comparison nobody waits for any more.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
    },
  },
});
