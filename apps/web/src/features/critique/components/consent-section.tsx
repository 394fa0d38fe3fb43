import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { useConfig } from "../../../lib/config.ts";
import { formatDay } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { consentQuery, useConsent } from "../api/critique.ts";
import "./critique.css";

function Loaded() {
  const { data: consent } = useQuery(consentQuery);
  const change = useConsent();
  if (!consent) return null;
  const { agreed, agreed_date, destination, model, usage } = consent;
  const set = (to: string | null) =>
    change.mutate(to, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <section className="critique-consent" aria-labelledby="critique-consent-title">
      <h2 className="h3" id="critique-consent-title">
        Second opinions
      </h2>
      {agreed ? (
        <>
          <p>
            On{agreed_date && ` since ${formatDay(agreed_date)}`}. Your ads are sent to <b>{destination}</b>, where{" "}
            {model}, a vision model, gives its opinion of each. {usage.current_calls} of {usage.limit} requests used
            this month.
          </p>
          <p className="small muted">
            Withdraw at any time: from then on nothing is sent, and the opinions given so far are deleted here.
          </p>
          <Button variant="line" small busy={change.isPending} onClick={() => set(null)}>
            Withdraw and delete the opinions
          </Button>
        </>
      ) : (
        <>
          <p>
            Off. If you agree, each ad you upload from now on is sent to <b>{destination}</b>, where {model}, a vision
            model, gives its opinion of the idea, the message and the words. Only the picture is sent: no file name, no
            account, no hidden data of the file. The opinion stands beside your report and changes no score.
          </p>
          <Button small busy={change.isPending} onClick={() => set(destination)}>
            I agree: send my ads to {destination}
          </Button>
        </>
      )}
    </section>
  );
}

/** On the account page, where the operator has set a model; else nothing. */
export function ConsentSection() {
  return useConfig()?.critic ? <Loaded /> : null;
}
