import { type OtpPurpose, requestOtp } from "@adjudge/contracts";
import { useMutation } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/** Asks for a one-time code by mail. */
export const useRequestCode = (purpose: OtpPurpose) =>
  useMutation({
    mutationFn: (email: string) => call(requestOtp, { body: { email, operation_type: purpose } }),
  });
