import facebookLogoIcon from "@phosphor-icons/core/regular/facebook-logo.svg?raw";
import instagramLogoIcon from "@phosphor-icons/core/regular/instagram-logo.svg?raw";
import linkedinLogoIcon from "@phosphor-icons/core/regular/linkedin-logo.svg?raw";
import xLogoIcon from "@phosphor-icons/core/regular/x-logo.svg?raw";
import { Link } from "react-router";
import { LogoMark } from "../../components/logo.tsx";
import { paths } from "../../lib/paths.ts";
import { socialLinks } from "../social-links.ts";
import { Icon } from "../../components/icon.tsx";

const icons = {
  LinkedIn: linkedinLogoIcon,
  Facebook: facebookLogoIcon,
  Instagram: instagramLogoIcon,
  X: xLogoIcon,
};
const social = (["LinkedIn", "Facebook", "Instagram", "X"] as const)
  .map((name) => ({ name, href: socialLinks[name], icon: icons[name] }))
  .filter(({ href }) => href !== "");

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <Link className="logo" to={paths.landing}>
          <LogoMark />
          Adjudge
        </Link>
        <Link to={paths.terms}>Terms of Service</Link>
        <Link to={paths.privacy}>Privacy Policy</Link>
        <Link to={paths.method}>How good are the scores?</Link>
        <div className="end">
          <span>Copyright © 2024 Adjudge. All rights reserved.</span>
          <span className="social">
            {social.map(({ name, href, icon }) => (
              <a key={name} className="icon-btn" href={href} rel="noreferrer" aria-label={name}>
                <Icon svg={icon} />
              </a>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
