import {
  changePassword,
  endSession,
  type EraseUserBody,
  eraseUser,
  exportUser,
  listSessions,
  logout,
  type ProfileFields,
  updateUser,
  verifyEmail,
} from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api-client.ts";
import { currentUserQuery } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { forgetSession } from "../../../lib/session.ts";

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

export const useExport = (id: string) => useMutation({ mutationFn: () => call(exportUser, { params: { id } }) });

export const useErase = (id: string) =>
  useMutation({ mutationFn: (body: EraseUserBody) => call(eraseUser, { params: { id }, body }) });

/** Ends the session on the server where it can be reached, and here in any case. */
export function useLogOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(logout, {}).catch(() => undefined),
    onSettled: async () => {
      forgetSession();
      await navigate(paths.login);
    },
  });
}
