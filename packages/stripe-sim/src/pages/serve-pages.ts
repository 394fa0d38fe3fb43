import { finishChallenge, showChallenge } from "./three-d-secure.ts";
import { invoicePdf, showInvoice, showReceipt } from "./documents.ts";
import { page } from "./html.ts";
import { pageStyle } from "./page-style.ts";
import { corsHeaders, type Reply } from "../http/respond.ts";
import type { BrowserScripts } from "./browser-scripts.ts";
import type { Sim } from "../model/sim.ts";

function script(body: string): Reply {
  return { status: 200, type: "text/javascript; charset=utf-8", body, headers: corsHeaders };
}

/** What people and browsers see of the simulator: the Stripe.js stand-in, 3-D Secure, invoices. */
export function servePage(sim: Sim, scripts: BrowserScripts, method: string, url: URL): Reply {
  const [, first = "", second = "", third = ""] = url.pathname.split("/");
  const isModal = url.searchParams.get("modal") === "1";
  switch (`${method} ${first}`) {
    case "GET v3":
      if (second === "" || second === "stripe.js") return script(scripts.stripe);
      if (second === "challenge-done.js") return script(scripts.challengeDone);
      if (second === "page.css") return { status: 200, type: "text/css; charset=utf-8", body: pageStyle };
      break;
    case "GET 3ds":
      if (third === "") return showChallenge(sim, second, isModal);
      break;
    case "POST 3ds":
      if (third === "complete" || third === "fail") return finishChallenge(sim, second, third === "complete", isModal);
      break;
    case "GET invoices":
      return third === "pdf" ? invoicePdf(sim, second) : showInvoice(sim, second);
    case "GET receipts":
      return showReceipt(sim, second);
    default:
  }
  return page(404, "Not found", "<h1>Not found</h1>", ".");
}
