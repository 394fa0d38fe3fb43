import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { ToastViewport } from "../components/toast-viewport.tsx";
import { queryClient } from "../lib/query-client.ts";
import { store } from "../lib/store.ts";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastViewport />
      </QueryClientProvider>
    </Provider>
  );
}
