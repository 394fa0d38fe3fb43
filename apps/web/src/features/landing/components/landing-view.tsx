import type { ReactNode } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { AboutSection } from "./about-section.tsx";
import { FeaturesSection, PressStrip } from "./features-section.tsx";
import { GuideSection } from "./guide-section.tsx";
import { Hero } from "./hero.tsx";
import { IntroOverlay } from "./intro-overlay.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";
import "./landing.css";

/** `prices` belongs to another feature; the page puts it here. */
export function LandingView({ prices }: { prices: ReactNode }) {
  // A visit with a token fetches the user, so that a lost session shows at once.
  useCurrentUser();
  return (
    <div className="landing">
      <Hero />
      <PressStrip />
      <FeaturesSection />
      <Statistics />
      <Testimonials />
      <section id="prices" className="sec snap prices-section" aria-label="Pricing">
        <div className="wrap">{prices}</div>
      </section>
      <AboutSection />
      <GuideSection />
      <IntroOverlay />
    </div>
  );
}
