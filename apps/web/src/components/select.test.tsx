// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Select } from "./select.tsx";

afterEach(cleanup);

const options = ["Autumn", "Beauty", "Drinks", "Finance", "Home", "Spring", "Travel"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Category() {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Category" options={options} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole("combobox", { name: "Category" });

describe("Select", () => {
  it("reads Select... until something is chosen", () => {
    render(<Category />);
    expect(box().textContent).toBe("Select...");
  });

  it("is opened, moved through and chosen by keyboard", async () => {
    render(<Category />);
    box().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(box().textContent).toBe("Beauty");
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  it("moves five options on Page Down", async () => {
    render(<Category />);
    box().focus();
    await userEvent.keyboard("{Enter}{PageDown}{Enter}");
    expect(box().textContent).toBe("Spring");
  });

  it("finds an option by typing its beginning", async () => {
    render(<Category />);
    box().focus();
    await userEvent.keyboard("{Enter}fi{Enter}");
    expect(box().textContent).toBe("Finance");
  });

  it("closes on Escape without choosing", async () => {
    render(<Category />);
    box().focus();
    await userEvent.keyboard("{Enter}{ArrowDown}{Escape}");
    expect(box().textContent).toBe("Select...");
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  it("chooses by pointer", async () => {
    render(<Category />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole("option", { name: "Home" }));
    expect(box().textContent).toBe("Home");
  });
});
