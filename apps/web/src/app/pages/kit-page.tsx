import "./kit/kit.css";
import { PageMeta } from "../../components/page-meta.tsx";
import { Buttons, Dialogs, Toasts, Waiting } from "./kit/actions.tsx";
import { Badges, Judgements, Meters, States, Surfaces, Tables } from "./kit/display.tsx";
import { Chips, Choices, Dropzones, Inputs, Otps, Passwords, Selects } from "./kit/fields.tsx";

/** Development only: every component in every state. */
export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Component kit" isPrivate />
      <h1 className="h1">Component kit</h1>
      <div className="kit">
        <Buttons />
        <Inputs />
        <Passwords />
        <Otps />
        <Selects />
        <Chips />
        <Choices />
        <Dropzones />
        <Judgements />
        <Meters />
        <Badges />
        <Surfaces />
        <Tables />
        <Toasts />
        <Dialogs />
        <Waiting />
        <States />
      </div>
    </div>
  );
}
