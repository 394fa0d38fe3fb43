import { Button, ButtonLink } from "../../../components/button.tsx";
import { paths } from "../../../lib/paths.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { useHasSession } from "../../../lib/session.ts";

const creed = [
  ["Measured", "Every number comes from the pixels and the words of your image."],
  ["It adds up", "A score is a base plus named parts. You can check the sum on the page."],
  [
    "Checked against people",
    "We publish how often the scores agree with what people saw, remembered and clicked, failures too.",
  ],
  ["Yours", "Your designs stay confidential. Delete one and it is gone."],
] as const;

export function AboutSection() {
  const isLoggedIn = useHasSession();
  const goTo = useGoToSection();
  return (
    <section id="aboutUs" className="about sec snap" aria-labelledby="about-title">
      <div className="wrap">
        <div className="who">
          <h2 className="h1" id="about-title">
            Who We Are!
          </h2>
          <p className="lead">
            We are designers, media buyers and engineers who were tired of paying to find out. So we built an
            instrument: it looks at an ad the way people do, puts a number on it, and shows every step of the sum.
          </p>
          <div className="hero__actions">
            {!isLoggedIn && <ButtonLink to={paths.register}>Create Account</ButtonLink>}
            <Button variant="line" onClick={() => goTo("guide")}>
              See How It Works
            </Button>
          </div>
        </div>
        <ul className="creed">
          {creed.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
