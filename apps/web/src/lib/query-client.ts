import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 503;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
    },
  },
});
