import { Email, FirstName, LastName, ProfileFields, type User } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { NameFields } from "../../../components/name-fields.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";
import { useUpdateUser } from "../api/account.ts";
import { OwnerProof, proofProblem, useHasPassword } from "./owner-proof.tsx";
import { PendingEmail } from "./pending-email.tsx";

/** Names and address are required here, though the call takes any of them. */
const Details = ProfileFields.extend({ first_name: FirstName, last_name: LastName, email: Email });

export function DetailsForm({ user }: { user: User }) {
  const form = useHouseForm({
    resolver: zodResolver(Details),
    values: {
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      company_name: user.company_name ?? "",
    },
  });
  const { errors } = form.formState;
  const update = useUpdateUser(user.id);
  const hasPassword = useHasPassword();
  const [proof, setProof] = useState("");
  const [problem, setProblem] = useState<string>();
  const changeProof = (value: string) => {
    setProof(value);
    setProblem(undefined);
  };
  const typed = (form.watch("email") ?? "").trim().toLowerCase();
  const isNewEmail = typed !== "" && ![user.email, user.pending_email].some((known) => known?.toLowerCase() === typed);
  const submit = form.handleSubmit((fields) => {
    if (isNewEmail && proof === "") return setProblem(hasPassword ? "Enter your current password" : "Otp is required");
    const proven = isNewEmail ? (hasPassword ? { current_password: proof } : { otp: proof }) : {};
    update.mutate(
      { fields: { ...fields, ...proven } },
      {
        onSuccess: () => {
          changeProof("");
          toast.success("Account details updated successfully");
        },
        onError: (error) => {
          const isAboutProof =
            error instanceof ApiError &&
            (error.code === "password_required" || "current_password" in error.fields || "otp" in error.fields);
          if (isAboutProof) setProblem(proofProblem(error));
          else showServerErrors(form, error, ["first_name", "last_name", "email", "company_name"]);
        },
      },
    );
    return undefined;
  });
  return (
    <section className="account__block" aria-labelledby="details-title">
      <h2 className="h3" id="details-title">
        Details
      </h2>
      <form className="account__fields" noValidate onSubmit={submit}>
        <NameFields
          first={{ error: errors.first_name?.message, ...form.register("first_name") }}
          last={{ error: errors.last_name?.message, ...form.register("last_name") }}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register("email")}
        />
        <TextField
          label="Company"
          hint="Optional."
          autoComplete="organization"
          error={errors.company_name?.message}
          {...form.register("company_name")}
        />
        {isNewEmail && (
          <OwnerProof
            email={user.email}
            label="Current password"
            value={proof}
            error={problem}
            onChange={changeProof}
          />
        )}
        <div className="account__actions">
          <Button type="submit" busy={update.isPending}>
            Update
          </Button>
          <span className="meta">
            Need to change your password? <Link to={paths.changePassword}>Here!</Link>
          </span>
        </div>
      </form>
      {user.pending_email !== null && <PendingEmail key={user.pending_email} user={user} email={user.pending_email} />}
    </section>
  );
}
