/** Sources that features add to the policy of pages, such as a payment provider's script. */
export type ContentSecurity = { scriptSrc: string[]; connectSrc: string[]; frameSrc: string[]; formAction: string[] };

export const createContentSecurity = (): ContentSecurity => ({
  scriptSrc: [],
  connectSrc: [],
  frameSrc: [],
  formAction: [],
});

/** Only our own files, no inline script; style attributes are needed for measured widths and positions. */
export function contentSecurityPolicy({ scriptSrc, connectSrc, frameSrc, formAction }: ContentSecurity): string {
  const self = "'self'";
  const directives: [string, string[]][] = [
    ["default-src", [self]],
    ["script-src", [self, ...scriptSrc]],
    ["style-src", [self, "'unsafe-inline'"]],
    ["connect-src", [self, ...connectSrc]],
    ["frame-src", frameSrc.length > 0 ? frameSrc : ["'none'"]],
    ["img-src", [self, "data:", "blob:"]],
    ["font-src", [self]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", [self, ...formAction]],
    ["frame-ancestors", ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}
