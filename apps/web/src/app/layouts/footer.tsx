import { FacebookLogoIcon } from "@phosphor-icons/react/dist/csr/FacebookLogo";
import { InstagramLogoIcon } from "@phosphor-icons/react/dist/csr/InstagramLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/csr/LinkedinLogo";
import { XLogoIcon } from "@phosphor-icons/react/dist/csr/XLogo";
import { Link } from "react-router";
import { LogoMark } from "../../components/logo.tsx";
import { paths } from "../../lib/paths.ts";
import { socialLinks } from "../social-links.ts";

const icons = {
  LinkedIn: LinkedinLogoIcon,
  Facebook: FacebookLogoIcon,
  Instagram: InstagramLogoIcon,
  X: XLogoIcon,
};
const social = (["LinkedIn", "Facebook", "Instagram", "X"] as const)
  .map((name) => ({ name, href: socialLinks[name], Icon: icons[name] }))
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
            {social.map(({ name, href, Icon }) => (
              <a key={name} className="icon-btn" href={href} rel="noreferrer" aria-label={name}>
                <Icon className="i" aria-hidden="true" />
              </a>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
