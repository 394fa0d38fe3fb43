import { expect, it } from "vitest";
import { withoutPorts } from "./forwarded-for.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["203.0.113.7:1, 10.0.0.1:2", "203.0.113.7, 10.0.0.1"],
])("N85: %s is the address %s", (given, address) => {
  expect(withoutPorts(given)).toBe(address);
});
