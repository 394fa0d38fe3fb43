import { emailProblems, maxInvitationsPerCall } from "@adjudge/contracts";
import paperPlaneTiltIcon from "@phosphor-icons/core/regular/paper-plane-tilt.svg?raw";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ChipInput } from "../../../components/chip-input.tsx";
import { ApiError, messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useSendInvitations } from "../api/team.ts";
import { Icon } from "../../../components/icon.tsx";

const firstOf = (problems: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([email, texts]) => [email, texts[0] ?? "Cannot be invited."]));

export function InviteForm() {
  const [emails, setEmails] = useState<string[]>([]);
  const [chipErrors, setChipErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const send = useSendInvitations();

  const showFailure = (failure: unknown) => {
    const problems = failure instanceof ApiError ? failure.fields["emails"] : undefined;
    if (problems === undefined) toast.error(messageOf(failure));
    else if (Array.isArray(problems)) setError(problems[0]);
    else setChipErrors(firstOf(Object.fromEntries(Object.entries(problems))));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = firstOf(emailProblems(emails));
    setChipErrors(problems);
    const refuse = (message: string | undefined) => {
      setError(message);
      input.current?.focus();
    };
    if (emails.length === 0) return refuse("Email is required");
    if (emails.length > maxInvitationsPerCall) {
      return refuse(`At most ${maxInvitationsPerCall} addresses can be invited at once.`);
    }
    if (Object.keys(problems).length > 0) return refuse(undefined);
    setError(undefined);
    send.mutate(emails, {
      onSuccess: ({ message }) => {
        setEmails([]);
        toast.success(message);
      },
      onError: showFailure,
    });
    return undefined;
  };

  return (
    <form className="team-invite" onSubmit={submit} noValidate>
      <ChipInput
        ref={input}
        label="Emails"
        placeholder="Enter email to invite member"
        hint="Click Space after every entry"
        value={emails}
        onChange={(next) => {
          setEmails(next);
          setError(undefined);
        }}
        error={error}
        chipErrors={chipErrors}
        disabled={send.isPending}
      />
      <div>
        <Button type="submit" busy={send.isPending} icon={<Icon svg={paperPlaneTiltIcon} />}>
          Send Invite
        </Button>
      </div>
    </form>
  );
}
