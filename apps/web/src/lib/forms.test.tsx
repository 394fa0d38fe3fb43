// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { TextField } from "../components/field.tsx";
import { ApiError } from "./api-error.ts";
import { showServerErrors, splitErrors, useHouseForm } from "./forms.ts";
import { dismissToast, readToasts } from "./toast.ts";

afterEach(() => {
  cleanup();
  for (const toast of readToasts()) dismissToast(toast.id);
});

const invalid = (fields: ApiError["fields"]) =>
  new ApiError({ status: 400, code: "validation_failed", detail: "Invalid", fields });

const toastTexts = () => readToasts().map(({ text }) => text);

describe("splitErrors", () => {
  it("gives mapped fields their first text and everything else to toasts", () => {
    const error = invalid({ otp: ["Invalid or expired code.", "second"], email: ["Unknown"], other: ["Odd"] });
    expect(splitErrors(error, ["otp"])).toEqual({
      fields: [["otp", "Invalid or expired code."]],
      others: ["Unknown", "Odd"],
    });
  });

  it("tells object errors by toasts, even of a mapped field", () => {
    const error = invalid({ emails: { "a@x": ["Invalid email format"], "b@x": ["Already invited"] } });
    expect(splitErrors(error, ["emails"])).toEqual({
      fields: [],
      others: ["Invalid email format", "Already invited"],
    });
  });

  it("tells an error without fields by its detail, and an unknown one by its message", () => {
    const error = new ApiError({ status: 401, code: "invalid_credentials", detail: "Invalid email or password." });
    expect(splitErrors(error, ["username"]).others).toEqual(["Invalid email or password."]);
    expect(splitErrors(new Error("Boom"), []).others).toEqual(["Boom"]);
  });
});

describe("showServerErrors", () => {
  it("sets the form's errors and toasts the rest", () => {
    const { result } = renderHook(() => {
      const form = useHouseForm({ defaultValues: { username: "", password: "" } });
      return { form, errors: form.formState.errors };
    });
    act(() =>
      showServerErrors(result.current.form, invalid({ username: ["Username is required"], role: ["Odd"] }), [
        "username",
        "password",
      ]),
    );
    expect(result.current.errors.username?.message).toBe("Username is required");
    expect(result.current.errors.password).toBeUndefined();
    expect(toastTexts()).toEqual(["Odd"]);
  });
});

function CategoryForm() {
  const { register, handleSubmit, formState } = useHouseForm({ defaultValues: { category: "" } });
  return (
    <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <TextField
        label="New Category"
        error={formState.errors.category?.message}
        {...register("category", { required: "Category Name is required" })}
      />
      <button type="submit">Add Category</button>
    </form>
  );
}

describe("useHouseForm", () => {
  it("shows no error before the first submit, and clears it while typing after it", async () => {
    render(<CategoryForm />);
    const field = screen.getByLabelText("New Category");
    await userEvent.type(field, "x{Backspace}");
    await userEvent.tab();
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Add Category" }));
    expect(screen.getByRole("alert").textContent).toBe("Category Name is required");
    await userEvent.type(field, "Spring");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
