import { SocialReturnPage } from "./social-return-page.tsx";

export function Page() {
  return <SocialReturnPage provider="linkedin" />;
}
