import { AddPaymentMethodBody } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { TestModeBand } from "../../../components/test-mode-band.tsx";
import { useConfig } from "../../../lib/config.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { useSaveCard } from "../api/methods.ts";
import { ElementBox, type Mounted } from "./element-box.tsx";
import "./payment-method-dialog.css";

const CardWords = AddPaymentMethodBody.pick({ name: true, description: true });

interface PaymentMethodDialogProps {
  open: boolean;
  onClose: () => void;
  onSaved?: (paymentMethodId: string) => void;
}

/** Add Payment Method: a name, a description and the provider's card field. */
export function PaymentMethodDialog({ open, onClose, onSaved }: PaymentMethodDialogProps) {
  const mode = useConfig()?.payment.mode;
  const [mounted, setMounted] = useState<Mounted | null>(null);
  // The bank's page cannot be reached under a modal dialog, so this one steps aside for it.
  const [isAside, setIsAside] = useState(false);
  const save = useSaveCard();
  const form = useHouseForm({ resolver: zodResolver(CardWords), defaultValues: { name: "", description: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, description = "" }) => {
    if (mounted === null) return toast.error("Card element was not found.");
    save.mutate(
      { mounted, name, description, onChallenge: () => setIsAside(true) },
      {
        onSuccess: ({ message, id }) => {
          toast.success(message);
          form.reset();
          onClose();
          onSaved?.(id);
        },
        onError: (error) => showServerErrors(form, error, ["name", "description"]),
        onSettled: () => setIsAside(false),
      },
    );
    return undefined;
  });
  return (
    <Dialog open={open && !isAside} onClose={onClose} title="Add Payment Method" locked={save.isPending}>
      <form className="card-form" noValidate onSubmit={submit}>
        <TestModeBand mode={mode} />
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...form.register("name")} />
        <TextField
          label="Description"
          hint="For you to tell cards apart. Optional."
          autoComplete="off"
          error={errors.description?.message}
          {...form.register("description")}
        />
        <ElementBox type="card" onMounted={setMounted} />
        <DialogActions>
          <Button variant="line" small disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" small busy={save.isPending}>
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
