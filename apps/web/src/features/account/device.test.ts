import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

it("names browser and system, newest disguise first", () => {
  const edge =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0";
  expect(deviceOf(edge)).toBe("Edge on Windows");
  expect(deviceOf("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1")).toBe(
    "Safari on iPhone",
  );
  expect(deviceOf("curl/8.0")).toBe("Another program");
  expect(deviceOf(null)).toBe("Unknown device");
});
