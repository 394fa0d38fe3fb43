// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { OtpInput } from "./otp-input.tsx";

afterEach(cleanup);

function Otp({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return <OtpInput value={value} onChange={setValue} error={error} />;
}

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "OTP" });
const group = (container: HTMLElement) => container.querySelector(".otp");

describe("OtpInput", () => {
  it("takes digits only and at most six", async () => {
    render(<Otp />);
    await userEvent.type(input(), "1a2 3-4567");
    expect(input().value).toBe("123456");
  });

  it("takes a pasted code with spaces in it", async () => {
    render(<Otp />);
    await userEvent.click(input());
    await userEvent.paste("481 902");
    expect(input().value).toBe("481902");
  });

  it("is filled at six digits and not before", async () => {
    const { container } = render(<Otp />);
    await userEvent.type(input(), "12345");
    expect(group(container)?.classList.contains("is-full")).toBe(false);
    await userEvent.type(input(), "6");
    expect(group(container)?.classList.contains("is-full")).toBe(true);
  });

  it("keeps leading zeros", async () => {
    render(<Otp />);
    await userEvent.type(input(), "000001");
    expect(input().value).toBe("000001");
  });

  it("joins its error to the field", () => {
    render(<Otp error="Otp is required" />);
    expect(input().getAttribute("aria-invalid")).toBe("true");
    const described = input().getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Otp is required");
  });
});
