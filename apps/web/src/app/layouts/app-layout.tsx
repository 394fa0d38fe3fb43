import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, page, footer. */
export function AppLayout() {
  return (
    <div className="shell">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main className="shell__main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
