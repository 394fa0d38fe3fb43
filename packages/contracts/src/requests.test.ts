import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { ProfileFields } from "./accounts.ts";
import { PaySubscriptionBody } from "./billing.ts";
import { CreateComparisonBody } from "./comparisons.ts";
import { ErrorBody } from "./errors.ts";
import { ImageListQuery, UploadFields } from "./images.ts";
import { SocialAuthBody } from "./oauth.ts";
import { AddPaymentMethodBody, VerifyPaymentBody } from "./payments.ts";
import { ChangePasswordBody, ConfirmResetLinkBody, SignUpBody } from "./sign-in.ts";
import { SendInvitationsBody, emailProblems } from "./team.ts";

/** As the server answers them: messages by first step of the path. */
function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    (fields[String(path[0])] ??= []).push(message);
  }
  return fields;
}

const newcomer = {
  first_name: "Ann",
  last_name: "Lee",
  email: "ann@example.com",
  password: "four",
  confirm_password: "four",
};

describe("sign-up", () => {
  it("drops what is not the client to say", () => {
    const body = { ...newcomer, is_staff: true, is_active: true, id: "1", email_verified: true, role: "ADMIN" };
    expect(SignUpBody.parse(body)).toEqual(newcomer);
  });

  it("has a message for every missing field", () => {
    expect(fieldErrors(SignUpBody, {})).toEqual({
      first_name: ["First Name is required"],
      last_name: ["Last Name is required"],
      email: ["Email is required"],
      password: ["Password is required"],
      confirm_password: ["Confirm your password"],
    });
  });

  it("says that the passwords differ, also beside other errors", () => {
    expect(fieldErrors(SignUpBody, { ...newcomer, first_name: "", confirm_password: "five5" })).toEqual({
      first_name: ["First Name is required"],
      confirm_password: ["Passwords do not match"],
    });
  });

  it("bounds the password from both sides, in code points", () => {
    const withPassword = (password: string) => ({ ...newcomer, password, confirm_password: password });
    expect(fieldErrors(SignUpBody, withPassword("abc"))["password"]).toEqual(["Password is required"]);
    expect(fieldErrors(SignUpBody, withPassword("😀".repeat(256)))).toEqual({});
    expect(fieldErrors(SignUpBody, withPassword("a".repeat(257)))["password"]).toEqual([
      "Password must be at most 256 characters.",
    ]);
  });
});

it("asks six characters of a password set by link", () => {
  const short = { new_password: "five5", confirm_new_password: "other" };
  expect(fieldErrors(ConfirmResetLinkBody, short)).toEqual({
    new_password: ["Password must be at least 6 characters."],
    confirm_new_password: ["Passwords do not match."],
  });
  expect(fieldErrors(ConfirmResetLinkBody, {})).toEqual({
    new_password: ["Required"],
    confirm_new_password: ["Required"],
  });
});

it("names the current and the new password apart", () => {
  expect(fieldErrors(ChangePasswordBody, {})).toEqual({
    old_password: ["Enter your current password"],
    new_password: ["New Password is Required"],
    confirm_new_password: ["Confirm your password"],
  });
});

it("lets a profile change only its own fields", () => {
  expect(ProfileFields.parse({ first_name: "Ann", is_staff: true, password: "x", id: "2" })).toEqual({
    first_name: "Ann",
  });
});

describe("comparisons", () => {
  const wrong = [[], ["5"], ["5", "6", "7"], ["5", "5"], ["5", { $ne: 1 }], [true, "5"], "5,6", null, undefined];
  it.each(wrong.map((image_ids) => ({ image_ids })))("refuse %j with one text", (body) => {
    const texts = fieldErrors(CreateComparisonBody, body)["image_ids"];
    expect(new Set(texts)).toEqual(new Set(["Exactly two images are required."]));
  });

  it("take two", () => {
    expect(CreateComparisonBody.parse({ image_ids: ["5", "6"], verdict: 1 })).toEqual({ image_ids: ["5", "6"] });
  });
});

describe("image list", () => {
  it("counts empty values as missing", () => {
    expect(ImageListQuery.parse({ category: "", sort: "" })).toEqual({ page: 1, page_size: 24 });
  });

  it.each(["password", "overall_score;drop table", "-", [["a", "b"]], { $gt: "1" }])("refuses sort %j", (sort) => {
    expect(Object.keys(fieldErrors(ImageListQuery, { sort }))).toEqual(["sort"]);
  });
});

it("takes a batch size as form text", () => {
  expect(UploadFields.parse({ category: "7", number_of_images: "5" })).toEqual({ category: "7", number_of_images: 5 });
  for (const number_of_images of ["0", "-1", "1.5", "abc", "1000000000"]) {
    expect(Object.keys(fieldErrors(UploadFields, { number_of_images }))).toEqual(["number_of_images"]);
  }
});

describe("payment", () => {
  it.each(["pi_x_secret_y", "../", "pi_" + "a".repeat(5000), "", 5])("refuses the intent %j", (payment_intent) => {
    expect(Object.keys(fieldErrors(VerifyPaymentBody, { payment_intent }))).toEqual(["payment_intent"]);
  });

  it.each([{}, { subscription: "x" }, { subscription: {} }, { subscription: { plan_id: 4 } }, { plan_id: "x" }])(
    "asks for the plan in %j",
    (body) => {
      expect(fieldErrors(PaySubscriptionBody, body)).toEqual({ subscription: ["Plan is required"] });
    },
  );

  it("never takes a card number as text", () => {
    const card = { payment_method_id: "pm_1abc", name: "Work", description: "my 4242 4242-4242 4242" };
    expect(Object.keys(fieldErrors(AddPaymentMethodBody, card))).toEqual(["description"]);
    expect(fieldErrors(AddPaymentMethodBody, { ...card, description: "order 4242424242424243" })).toEqual({});
    expect(fieldErrors(AddPaymentMethodBody, { payment_method_id: "pm_card_visa", name: "" })).toEqual({
      payment_method_id: ["Select payment method"],
      name: ["Card Name is required"],
    });
  });
});

it("takes only true as an agreement", () => {
  expect(SocialAuthBody.parse({ code: "c", agreement_status: "true", role: "ADMIN" }).agreement_status).toBeUndefined();
  expect(fieldErrors(SocialAuthBody, { agreement_status: true })).toEqual({ auth_token: ["Auth token is required"] });
});

describe("invitations", () => {
  it("judges each address by itself", () => {
    expect(emailProblems(["a@b.co", "a@b.co\r\nBcc:x", "__proto__"])).toEqual(
      Object.fromEntries([
        ["a@b.co\r\nBcc:x", ["Invalid email format"]],
        ["__proto__", ["Invalid email format"]],
      ]),
    );
  });

  it("takes twenty at once", () => {
    expect(fieldErrors(SendInvitationsBody, { emails: Array(20).fill("a@b.co") })).toEqual({});
    expect(Object.keys(fieldErrors(SendInvitationsBody, { emails: Array(21).fill("a@b.co") }))).toEqual(["emails"]);
  });
});

describe("error bodies", () => {
  it.each([
    { email: ["Invalid email format"] },
    { detail: "Not found.", code: "not_found" },
    { detail: "Something went wrong.", code: "internal", request_id: "r1" },
    { inactive: true, detail: "Verify your address.", code: "inactive" },
    { image_ids: { detail: "Exactly two images are required." } },
    { emails: { "x@": ["Invalid email format"] } },
  ])("keep their form: %j", (body) => {
    expect(ErrorBody.parse(body)).toEqual(body);
  });
});
