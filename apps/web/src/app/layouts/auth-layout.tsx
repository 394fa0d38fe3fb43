import type { ReactNode } from "react";
import { Link } from "react-router";
import sampleAd from "../../assets/sample-ad.webp";
import { BackLink } from "../../components/back-link.tsx";
import { LogoMark } from "../../components/logo.tsx";
import { paths } from "../../lib/paths.ts";

interface AuthLayoutProps {
  /** Left panel. */
  title?: string;
  text?: string;
  backTo?: string;
  backLabel?: string;
  formTitle: string;
  /** The social buttons; null hides them and the OR above. */
  social?: ReactNode;
  /** Below everything: New to Adjudge? Sign Up. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Log-in, sign-up, resets and verification: the dark panel at the left, the form at the right. */
export function AuthLayout(props: AuthLayoutProps) {
  const { title = "The Future of AI", text = "Sign up for your account today!" } = props;
  const { backTo = paths.landing, backLabel = "Back", formTitle, social, footer, children } = props;
  return (
    <div className="auth">
      <aside className="auth__panel on-dark">
        <Link className="logo" to={paths.landing}>
          <LogoMark />
          Adjudge
        </Link>
        <figure className="auth__proof">
          <div className="proof__print">
            <div className="ruler-x" />
            <div className="ruler-y" />
            <img src={sampleAd} alt="" width="640" height="800" />
          </div>
        </figure>
        <div className="auth__words">
          <p className="h0">{title}</p>
          <p className="lead">{text}</p>
        </div>
      </aside>
      <main className="auth__main" id="content" tabIndex={-1}>
        <div className="auth__form">
          <BackLink to={backTo}>{backLabel}</BackLink>
          <h1 className="h1">{formTitle}</h1>
          {children}
          {social && (
            <>
              <p className="or">OR</p>
              {social}
            </>
          )}
          {footer && <div className="small muted">{footer}</div>}
        </div>
      </main>
    </div>
  );
}
