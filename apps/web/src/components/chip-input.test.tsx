// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { addChips, ChipInput } from "./chip-input.tsx";

afterEach(cleanup);

function Emails({ start = [], errors = {} }: { start?: string[]; errors?: Record<string, string> }) {
  const [value, setValue] = useState(start);
  return <ChipInput label="E-mails" value={value} onChange={setValue} chipErrors={errors} placeholder="Enter email" />;
}

const entry = () => screen.getByLabelText("E-mails");
const chips = () =>
  screen.queryAllByRole("button", { name: /^Remove / }).map((button) => button.getAttribute("aria-label"));

describe("ChipInput", () => {
  it.each([
    ["space", " "],
    ["Enter", "{Enter}"],
    ["a comma", ","],
  ])("adds the trimmed text on %s and clears the field", async (_, key) => {
    render(<Emails />);
    await userEvent.type(entry(), `ana@larch.example${key}`);
    expect(chips()).toEqual(["Remove ana@larch.example"]);
    expect(entry()).toHaveProperty("value", "");
  });

  it("adds nothing on space while the field is empty", async () => {
    render(<Emails />);
    await userEvent.type(entry(), "   ");
    expect(chips()).toEqual([]);
    expect(entry()).toHaveProperty("value", "");
  });

  it("gives focus to the field when a chip, and with it its button, goes", async () => {
    render(<Emails start={["ana@larch.example", "tom@larch.example"]} />);
    await userEvent.click(screen.getByRole("button", { name: "Remove ana@larch.example" }));
    expect(chips()).toEqual(["Remove tom@larch.example"]);
    expect(document.activeElement).toBe(entry());
  });

  it("takes a pasted list apart", async () => {
    render(<Emails />);
    await userEvent.click(entry());
    await userEvent.paste("a@x.example, b@x.example;c@x.example\nd@x.example");
    expect(chips()).toHaveLength(4);
  });

  it("leaves a single pasted address in the field to be edited", async () => {
    render(<Emails />);
    await userEvent.click(entry());
    await userEvent.paste("a@x.example");
    expect(entry()).toHaveProperty("value", "a@x.example");
  });

  it("removes one chip by its button and the last one by Backspace", async () => {
    render(<Emails start={["a@x.example", "b@x.example", "c@x.example"]} />);
    await userEvent.click(screen.getByRole("button", { name: "Remove b@x.example" }));
    await userEvent.type(entry(), "{Backspace}");
    expect(chips()).toEqual(["Remove a@x.example"]);
  });

  it("keeps what was typed when the field is left", async () => {
    render(<Emails />);
    await userEvent.type(entry(), "a@x.example");
    await userEvent.tab();
    expect(chips()).toEqual(["Remove a@x.example"]);
  });

  it("shows each chip's own error by its text", () => {
    render(<Emails start={["a@x.example", "nonsense"]} errors={{ nonsense: "Invalid email format" }} />);
    expect(screen.getByRole("alert").textContent).toBe("nonsense: Invalid email format");
  });

  it("does not submit the form while Enter adds a chip, but does on an empty field", async () => {
    let submits = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <Emails />
        <button type="submit">Send Invite</button>
      </form>,
    );
    await userEvent.type(entry(), "a@x.example{Enter}");
    expect(submits).toBe(0);
    await userEvent.type(entry(), "{Enter}");
    expect(submits).toBe(1);
  });
});

describe("addChips", () => {
  it("takes an address once, whatever its letter case", () => {
    expect(addChips(["Ana@x.example"], "ana@X.example bo@x.example")).toEqual(["Ana@x.example", "bo@x.example"]);
  });
});
