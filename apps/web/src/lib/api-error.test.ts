import { expect, it } from "vitest";
import { ApiError, messageOf, networkMessage } from "./api-error.ts";

it("shows what a call said, and the network message where a page's code could not be fetched", () => {
  expect(messageOf(new ApiError({ status: 404, code: "not_found", detail: "Not found." }))).toBe("Not found.");
  for (const words of [
    "Failed to fetch dynamically imported module: http://localhost/assets/x.js",
    "error loading dynamically imported module: http://localhost/assets/x.js",
    "Importing a module script failed.",
  ])
    expect(messageOf(new TypeError(words))).toBe(networkMessage);
  const styleSheet = new Error("Unable to preload CSS for http://localhost/assets/x.css");
  expect(messageOf(styleSheet)).toBe(networkMessage);
  expect(messageOf(new Error("x is not a function"))).toBe("x is not a function");
  expect(messageOf("odd")).toBe("Something went wrong.");
});
