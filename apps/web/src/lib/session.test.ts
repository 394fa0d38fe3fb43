// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://adjudge.example/" }
import type { LoginResult, Plan } from "@adjudge/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearAccessToken, readAccessToken, writeAccessToken } from "./cookies.ts";
import { cameFrom, inviteToken, takeCameFrom, userDetails } from "./local-memory.ts";
import { forgetSession, hasSession, matchStoreToCookie, startSession, undoInactiveLogin } from "./session.ts";
import { restoreState, setPayed, setPaymentMethods, setToken, setYourPlan, store } from "./store.ts";

const answer: LoginResult = {
  message: "Logged in successfully.",
  accountInfo: { token: { access: "t0ken=+/ü" }, redirect_url: null },
  user: {
    id: "u1",
    first_name: "Ines",
    last_name: "Okafor",
    email: "ines@larch.example",
    pending_email: null,
    company_name: null,
    profile_image: null,
    social_auth_image_url: null,
    is_subscribed: false,
    account: "free",
  },
};

const plan: Plan = {
  id: "p1",
  name: "Growth",
  description: "",
  billing_cycle: "Monthly",
  price_per_month: 50,
  discounted_price_per_month: 40,
  total_yearly_price: 480,
  features: [],
};

afterEach(() => {
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe("session", () => {
  it("starts with cookie, stored details and store, and forgets the invitation it used", () => {
    inviteToken.write("invite-1");
    startSession(answer);
    expect(readAccessToken()).toBe("t0ken=+/ü");
    expect(store.getState().token.value).toBe("t0ken=+/ü");
    expect(JSON.parse(userDetails.read() ?? "{}")).toMatchObject({
      token: { access: "t0ken=+/ü" },
      redirect_url: null,
      user: { id: "u1" },
      message: "Logged in successfully.",
    });
    expect(inviteToken.read()).toBeNull();
  });

  it("sets the cookie for 365 days, path /, secure, SameSite Lax", () => {
    const set = vi.spyOn(document, "cookie", "set");
    writeAccessToken("abc");
    expect(set).toHaveBeenCalledWith("access_token=abc; Max-Age=31536000; Path=/; Secure; SameSite=Lax");
    set.mockRestore();
  });

  it("forgets token, csrf token and plan together, with the paid flag and saved cards", () => {
    startSession(answer);
    store.dispatch(setYourPlan(plan));
    store.dispatch(setPayed());
    store.dispatch(
      setPaymentMethods([
        {
          payment_method_id: "pm",
          name: "Card",
          description: "",
          brand: "visa",
          last4: "4242",
          exp_month: 12,
          exp_year: 2040,
        },
      ]),
    );
    forgetSession();
    const { token, payed, paymentMethods, login } = store.getState();
    expect(hasSession()).toBe(false);
    expect({ token, payed, paymentMethods }).toEqual({
      token: { value: "", csrfToken: "", yourPlan: null },
      payed: false,
      paymentMethods: [],
    });
    expect(login).toEqual({ past: [], present: null });
    expect(userDetails.read()).toBeNull();
  });

  it("undoes the login of an inactive account to what stood before", () => {
    startSession(answer);
    const before = store.getState().login.present;
    undoInactiveLogin();
    expect(store.getState().login.present).toEqual(before);
  });

  it("drops a stored token whose cookie is gone, and takes up a cookie the store does not know", () => {
    store.dispatch(setToken("old"));
    clearAccessToken();
    matchStoreToCookie();
    expect(store.getState().token.value).toBe("");
    writeAccessToken("new");
    matchStoreToCookie();
    expect(store.getState().token.value).toBe("new");
  });

  it("goes back only to paths of this app, and only once", () => {
    cameFrom.write("/results?sort=-overall_score");
    expect(takeCameFrom()).toBe("/results?sort=-overall_score");
    expect(takeCameFrom()).toBeNull();
    cameFrom.write("//evil.example/");
    expect(takeCameFrom()).toBeNull();
  });
});

describe("stored state", () => {
  const stored = () => JSON.parse(localStorage.getItem("persist:root") ?? "{}");

  it("keeps token, payed and paymentMethods under persist:root version 2, and not the counter", () => {
    restoreState();
    store.dispatch(setPayed());
    store.dispatch(setToken("kept"));
    expect(Object.keys(stored()).toSorted()).toEqual(["_persist", "payed", "paymentMethods", "token"]);
    expect(JSON.parse(stored()._persist).version).toBe(2);
    expect(JSON.parse(stored().token)).toEqual({ value: "kept", csrfToken: "", yourPlan: null });
  });

  // In the form of redux-persist 6, which release 0.1.0 wrote; put together by hand, not taken from a browser.
  const earlierRelease =
    '{"token":"{\\"value\\":\\"t-1\\",\\"csrfToken\\":\\"c-1\\",\\"yourPlan\\":null}","payed":"true","paymentMethods":"[]",' +
    '"_persist":"{\\"version\\":2,\\"rehydrated\\":true}"}';

  it("takes up what an earlier release wrote", () => {
    localStorage.setItem("persist:root", earlierRelease);
    restoreState();
    const { token, payed, paymentMethods, loading } = store.getState();
    expect({ token, payed, paymentMethods, loading }).toEqual({
      token: { value: "t-1", csrfToken: "c-1", yourPlan: null },
      payed: true,
      paymentMethods: [],
      loading: 0,
    });
  });

  it("starts empty when what is stored cannot be read", () => {
    for (const broken of ["{", "null", '{"token":"{"}', '{"token":{"value":"x"}}', "[1]"]) {
      localStorage.setItem("persist:root", broken);
      restoreState();
      expect([broken, store.getState().token.value]).toEqual([broken, ""]);
    }
  });
});
