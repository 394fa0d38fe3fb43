import {
  changePassword,
  disconnectIdentity,
  endSession,
  type EraseUserBody,
  eraseUser,
  exportUser,
  listIdentities,
  listSessions,
  logout,
  type ProfileFields,
  type Provider,
  requestExport,
  type RequestExportBody,
  startConnect,
  updateUser,
  verifyEmail,
} from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { currentUserQuery } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { connectingState, videoShowed } from "../../../lib/local-memory.ts";
import { forgetSession } from "../../../lib/session.ts";
import { socialReturnAddress } from "../../../lib/social.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await call(listSessions, { signal, background: true })).sessions,
});

function useReloadUser() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

export function useUpdateUser(id: string) {
  const reload = useReloadUser();
  return useMutation({
    mutationFn: ({ fields, picture }: { fields: ProfileFields; picture?: File }) =>
      call(updateUser, {
        params: { id },
        form: { fields, ...(picture ? { files: { profile_image: picture } } : {}) },
      }),
    onSuccess: reload,
  });
}

export function useConfirmEmail() {
  const reload = useReloadUser();
  return useMutation({
    mutationFn: (body: { otp: string; email: string }) => call(verifyEmail, { body }),
    onSuccess: reload,
  });
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { old_password: string; new_password: string; confirm_new_password: string }) =>
      call(changePassword, { body }),
  });

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Every session but this one. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => call(endSession, { params: { id } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export const identitiesQuery = queryOptions({
  queryKey: ["identities"],
  queryFn: ({ signal }) => call(listIdentities, { signal, background: true }),
});

/** Leads to the provider; it comes back to /auth/{provider}, which sees by the state that it is no sign-in. */
export const useConnectProvider = () =>
  useMutation({
    mutationFn: ({ provider, ...proof }: { provider: Provider; password?: string; otp?: string }) =>
      call(startConnect, { params: { provider }, body: { redirect_uri: socialReturnAddress(provider), ...proof } }),
    onSuccess: ({ authorize_url }) => {
      connectingState.write(new URL(authorize_url, window.location.origin).searchParams.get("state") ?? "");
      window.location.assign(authorize_url);
    },
  });

export function useDisconnectProvider() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => call(disconnectIdentity, { params: { provider } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  });
}

/** The archive that is ready, or null where none is. */
export const useDownloadExport = (id: string) =>
  useMutation({
    mutationFn: () =>
      call(exportUser, { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "not_found") return null;
        throw error;
      }),
  });

export const useRequestExport = (id: string) =>
  useMutation({ mutationFn: (body: RequestExportBody) => call(requestExport, { params: { id }, body }) });

export const useErase = (id: string) =>
  useMutation({ mutationFn: (body: EraseUserBody) => call(eraseUser, { params: { id }, body }) });

/** Ends the session on the server where it can be reached, and here in any case. */
export function useLogOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      // The server's response clears this browser's storage; having seen the introduction is no secret.
      const hasSeenVideo = videoShowed.read();
      await call(logout, {}).catch(() => undefined);
      if (hasSeenVideo !== null) videoShowed.write(hasSeenVideo);
    },
    onSettled: async () => {
      forgetSession();
      await navigate(paths.login);
    },
  });
}
