import type { ReactNode } from "react";
import { Part } from "../../../components/part.tsx";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { AboutSection } from "./about-section.tsx";
import { FeaturesSection, PressStrip } from "./features-section.tsx";
import { GuideSection } from "./guide-section.tsx";
import { Hero } from "./hero.tsx";
import { IntroOverlay } from "./intro-overlay.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";
import "./landing.css";

/** A visit with a token fetches the user, so that a lost session shows at once. */
function FetchUser() {
  useCurrentUser();
  return null;
}

/** `prices` belongs to another feature; the page puts it here. */
export function LandingView({ prices }: { prices: ReactNode }) {
  return (
    <div className="landing">
      <FetchUser />
      <Part name="hero">
        <Hero />
      </Part>
      <Part name="features">
        <PressStrip />
        <FeaturesSection />
        <Statistics />
      </Part>
      <Part name="testimonials">
        <Testimonials />
      </Part>
      <section id="prices" className="sec snap prices-section" aria-label="Pricing">
        <div className="wrap">
          <Part name="prices">{prices}</Part>
        </div>
      </section>
      <Part name="about">
        <AboutSection />
      </Part>
      <Part name="guide">
        <GuideSection />
      </Part>
      <Part name="intro">
        <IntroOverlay />
      </Part>
    </div>
  );
}
