import { Outlet } from "react-router";
import { Part } from "../../components/part.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, page, footer. */
export function AppLayout() {
  return (
    <div className="shell">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Part name="header">
        <Header />
      </Part>
      <main className="shell__main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Part name="footer">
        <Footer />
      </Part>
    </div>
  );
}
