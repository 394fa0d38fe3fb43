import listIcon from "@phosphor-icons/core/regular/list.svg?raw";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { type FocusEvent, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "../../components/button.tsx";
import { LogoMark } from "../../components/logo.tsx";
import { useEscape } from "../../lib/use-escape.ts";
import { cameFrom } from "../../lib/local-memory.ts";
import { paths, type Section } from "../../lib/paths.ts";
import { useActiveSection, useGoToSection } from "../../lib/sections.ts";
import { useHasSession } from "../../lib/session.ts";
import { useSubscription } from "../../lib/subscription.ts";
import { Icon } from "../../components/icon.tsx";

const menu: readonly { section: Section; label: string }[] = [
  { section: "features", label: "Features" },
  { section: "testimonials", label: "Reviews" },
  { section: "prices", label: "Pricing" },
  { section: "aboutUs", label: "About Us" },
  { section: "guide", label: "Guide" },
];

function Menu({ onChoose }: { onChoose: () => void }) {
  const active = useActiveSection();
  const goTo = useGoToSection();
  return (
    <nav className="nav" aria-label="Main">
      {menu.map(({ section, label }) => (
        <a
          key={section}
          href={`/#${section}`}
          aria-current={active === section ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            onChoose();
            goTo(section);
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function VisitorLinks() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link
        to={paths.login}
        onClick={() => {
          // On the landing page a guard may have left the page that was asked for.
          if (pathname !== paths.landing) cameFrom.write(`${pathname}${search}`);
        }}
      >
        Log In
      </Link>
      <ButtonLink to={paths.register} small>
        Sign Up
      </ButtonLink>
    </>
  );
}

function UserLinks({ onChoose }: { onChoose: () => void }) {
  const { isPaid, planLabel } = useSubscription();
  const goTo = useGoToSection();
  return (
    <>
      {planLabel && <span className="plan-label">{planLabel}</span>}
      {isPaid ? (
        <Link to={paths.results}>Results</Link>
      ) : (
        <a
          href="/#prices"
          onClick={(event) => {
            event.preventDefault();
            onChoose();
            goTo("prices");
          }}
        >
          Checkout
        </a>
      )}
      <Link to={paths.account}>Account</Link>
    </>
  );
}

export function Header() {
  const hasSession = useHasSession();
  const { pathname } = useLocation();
  // Remembering where the menu was opened closes it on every other page.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const goTo = useGoToSection();
  const menuId = useId();
  const burger = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(null);
  useEscape(isOpen, () => {
    close();
    burger.current?.focus();
  });
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <header className="top" data-open={isOpen ? true : undefined} onBlur={closeBehind}>
      <div className="wrap">
        <a
          className="logo"
          href="/"
          onClick={(event) => {
            event.preventDefault();
            close();
            if (pathname === paths.landing) window.scrollTo({ top: 0 });
            else goTo("main");
          }}
        >
          <LogoMark />
          Adjudge
        </a>
        {/* Before the menu, as the Tab key goes: from the button into what it opened. */}
        <button
          ref={burger}
          type="button"
          className="burger"
          aria-label={isOpen ? "Close menu" : "Open menu"}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          {isOpen ? <Icon svg={xIcon} /> : <Icon svg={listIcon} />}
        </button>
        <div className="top__menu" id={menuId}>
          <Menu onChoose={close} />
          <div className="top__end">{hasSession ? <UserLinks onChoose={close} /> : <VisitorLinks />}</div>
        </div>
      </div>
    </header>
  );
}
