import { expect, it } from "vitest";
import { vouchedFor, withoutPorts } from "./forwarded-for.ts";

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

it.each([
  ["198.51.100.1, 203.0.113.7", "198.51.100.1, 203.0.113.7"],
  ["198.51.100.1, unknown", ""],
  ["198.51.100.1, unknown, 203.0.113.7:4711", "203.0.113.7"],
  ["'; drop table users, 203.0.113.7", "203.0.113.7"],
  ["999.1.1.1", ""],
  ["a".repeat(5_000), ""],
  [",", ""],
])("N76: of %s, %s is vouched for", (given, addresses) => {
  expect(vouchedFor(given)).toBe(addresses);
});
