/** As much of a browser as a redirect needs: it keeps cookies and follows by hand. */
export function cookieBrowser() {
  const cookies = new Map<string, string>();
  const step = async (url: string): Promise<string> => {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get("location");
    if (location === null)
      throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return new URL(location, url).href;
  };
  return {
    followUntil: async (start: string, isThere: (url: string) => boolean): Promise<URL> => {
      let url = start;
      for (let hops = 0; hops < 10; hops++) {
        url = await step(url);
        if (isThere(url)) return new URL(url);
      }
      throw new Error("too many redirects");
    },
  };
}
