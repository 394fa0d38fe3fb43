import {
  connectIdentity,
  disconnectIdentity,
  listIdentities,
  Provider,
  startConnect,
  type IdentityList,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import { browserCookie, readBrowser } from "./browser-cookie.ts";
import type { AuthService, ConnectedProviders } from "./service.ts";

const present = ({ identities, hasPassword }: ConnectedProviders, message: string): IdentityList => ({
  message,
  identities: identities.flatMap(({ provider, email, created_at }) => {
    const known = Provider.safeParse(provider);
    return known.success ? [{ provider: known.data, email, created_date: created_at.toISOString() }] : [];
  }),
  has_password: hasPassword,
});

/** Connecting and disconnecting sign-in providers while logged in. */
export function registerIdentityRoutes(api: Api, { auth, appOrigin }: { auth: AuthService; appOrigin: string }): void {
  const { providers } = auth;
  route(api, listIdentities, async ({ userId }) =>
    present(await providers.list({ userId }), "Sign-in providers retrieved successfully."),
  );
  route(api, startConnect, async ({ params, body, userId, header, setHeader, ip, userAgent }) => {
    await auth.proveOwner({ userId, password: body.password, otp: body.otp, field: "password", ip });
    const { authorizeUrl, browser } = await providers.start(
      {
        provider: params.provider,
        redirectUri: body.redirect_uri,
        browser: readBrowser(header("cookie"), appOrigin),
        userId,
      },
      { ip, userAgent },
    );
    setHeader("set-cookie", browserCookie(browser, appOrigin));
    return { authorize_url: authorizeUrl };
  });
  route(api, connectIdentity, async ({ params, body, session, userId, header, ip, userAgent }) => {
    const browser = readBrowser(header("cookie"), appOrigin);
    await providers.connect({ provider: params.provider, session, browser, ...body }, { ip, userAgent });
    return present(await providers.list({ userId }), "Sign-in provider connected successfully.");
  });
  route(api, disconnectIdentity, async ({ params, userId, ip }) => {
    await providers.disconnect({ userId, provider: params.provider, ip });
    return undefined;
  });
}
