import {
  agreeToCritic,
  askForCritique,
  askForPairCritique,
  getCriticConsent,
  getCritique,
  getPairCritique,
  withdrawFromCritic,
  type CritiqueStatus,
} from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../lib/api-client.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";

/** What is waited for is looked for this often. */
const pollMs = 2000;

const wait = (status: string | undefined): number | false => (status === "waiting" ? pollMs : false);

export const critiqueQuery = (id: string) =>
  queryOptions({
    queryKey: ["critique", "image", id],
    queryFn: async ({ signal }) => (await call(getCritique, { params: { id }, signal, background: true })).critique,
    refetchInterval: ({ state }) => wait(state.data?.status),
    retry: false,
  });

export const pairCritiqueQuery = (id: string) =>
  queryOptions({
    queryKey: ["critique", "pair", id],
    queryFn: async ({ signal }) => (await call(getPairCritique, { params: { id }, signal, background: true })).critique,
    refetchInterval: ({ state }) => wait(state.data?.status),
    retry: false,
  });

export function useAsk(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(askForCritique, { params: { id }, background: true }),
    onSuccess: ({ critique }) => queryClient.setQueryData(critiqueQuery(id).queryKey, critique),
  });
}

/** The report may hold the model's faults among its advice: when the opinion comes it is fetched again. */
export function useReportOf(status: CritiqueStatus | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "waiting" && status === "ready")
      void queryClient.invalidateQueries({ queryKey: creativeKeys.images });
    before.current = status;
  }, [status, queryClient]);
}

export function useAskAboutPair(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(askForPairCritique, { params: { id }, background: true }),
    onSuccess: ({ critique }) => queryClient.setQueryData(pairCritiqueQuery(id).queryKey, critique),
  });
}

export const consentQuery = queryOptions({
  queryKey: ["critique", "consent"],
  queryFn: async ({ signal }) => (await call(getCriticConsent, { signal, background: true })).consent,
});

/** Agrees to the named host, or withdraws. */
export function useConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (destination: string | null) =>
      destination === null ? call(withdrawFromCritic, {}) : call(agreeToCritic, { body: { destination } }),
    onSuccess: async ({ consent }) => {
      queryClient.setQueryData(consentQuery.queryKey, consent);
      queryClient.removeQueries({ queryKey: ["critique", "image"] });
      queryClient.removeQueries({ queryKey: ["critique", "pair"] });
      await queryClient.invalidateQueries({ queryKey: creativeKeys.images, refetchType: "none" });
    },
  });
}
