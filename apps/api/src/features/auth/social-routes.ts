import { exchangeLinkedinCode, Provider, socialAuthEndpoints, startOAuth } from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import { browserCookie, readBrowser } from "./browser-cookie.ts";
import { presentLogin, type LoadUser } from "./routes.ts";
import type { AuthService } from "./service.ts";

type Options = { auth: AuthService; loadUser: LoadUser; appOrigin: string };

export function registerSocialRoutes(api: Api, { auth, loadUser, appOrigin }: Options): void {
  route(api, startOAuth, async ({ params, query, header, setHeader, ip, userAgent }) => {
    const known = readBrowser(header("cookie"), appOrigin);
    const { authorizeUrl, browser } = await auth.startSocial(
      { provider: params.provider, redirectUri: query.redirect_uri, browser: known, userId: null },
      { ip, userAgent },
    );
    setHeader("set-cookie", browserCookie(browser, appOrigin));
    return { authorize_url: authorizeUrl };
  });
  for (const provider of Provider.options)
    route(api, socialAuthEndpoints[provider], async ({ body, query, header, setHeader, ip, userAgent }) => {
      const loggedIn = await auth.signInSocial(
        {
          provider,
          browser: readBrowser(header("cookie"), appOrigin),
          // A code with its state is the stronger proof.
          code: body.code,
          state: body.state,
          authToken: body.auth_token,
          hasAgreed: body.agreement_status === true,
          inviteToken: query.invite_token,
        },
        { ip, userAgent },
      );
      return presentLogin(loggedIn, { loadUser, api, setHeader });
    });
  route(api, exchangeLinkedinCode, async ({ body, header, ip, userAgent }) => ({
    access_token: await auth.exchangeSocialCode(
      {
        provider: "linkedin",
        browser: readBrowser(header("cookie"), appOrigin),
        code: body.code,
        redirectUri: body.redirect_uri,
      },
      { ip, userAgent },
    ),
  }));
}
