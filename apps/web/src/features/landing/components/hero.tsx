import { Button, ButtonLink } from "../../../components/button.tsx";
import { paths } from "../../../lib/paths.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { useHasSession } from "../../../lib/session.ts";
import { useSubscription } from "../../../lib/subscription.ts";
import { LiveSample } from "./live-sample.tsx";

function HeroActions() {
  const isLoggedIn = useHasSession();
  const { isPaid } = useSubscription();
  const goTo = useGoToSection();
  if (!isLoggedIn) {
    return (
      <>
        <ButtonLink to={paths.register}>Create Account</ButtonLink>
        <Button variant="line" onClick={() => goTo("guide")}>
          See How It Works
        </Button>
      </>
    );
  }
  return isPaid ? (
    <ButtonLink to={paths.results}>Start Now!</ButtonLink>
  ) : (
    <Button onClick={() => goTo("prices")}>Start Now!</Button>
  );
}

export function Hero() {
  return (
    <section id="main" className="hero snap" aria-label="Introduction">
      <div className="hero__text wrap">
        <h1 className="h0">Maximise your ad spend with AI.</h1>
        <p className="lead">
          Save money and optimise your advertising strategy. Adjudge measures an ad image before you pay to run it,
          shows its working, and tells you what to change.
        </p>
        <div className="hero__actions">
          <HeroActions />
        </div>
      </div>
      <div className="plate">
        <LiveSample name="night-train" />
      </div>
    </section>
  );
}
