/**
 * SAMPLE CONTENT. Where the footer's icons lead: the operator writes the addresses of the company's own pages here before
 * launch. A network without an address gets no icon.
 */
export const socialLinks = {
  LinkedIn: "https://www.linkedin.com/",
  Facebook: "https://www.facebook.com/",
  Instagram: "https://www.instagram.com/",
  X: "https://x.com/",
};
