import { availableParallelism } from "node:os";
import type { z } from "zod";
import { criticSettings } from "../critic/critic-settings.ts";
import { setting, wholeNumber, type Setting } from "../setting.ts";
import { mailSettings } from "./mail-settings.ts";
import { paymentSettings } from "./payment-settings.ts";
import { runningSettings } from "./running-settings.ts";
import { serverSettings } from "./server-settings.ts";
import { signInSettings } from "./sign-in-settings.ts";
import { storageSettings } from "./storage-settings.ts";
import { telemetrySettings } from "./telemetry-settings.ts";

/** Every setting: how it is checked, what holds without it, and what it means. The README's table is made from this. */
export const settings = {
  ...serverSettings,
  ...mailSettings,
  ...storageSettings,
  ...paymentSettings,
  ...signInSettings,
  ...telemetrySettings,
  ANALYSIS_WORKERS: setting(
    wholeNumber(0, 64).default(Math.min(4, availableParallelism())),
    "number of cores, at most 4",
    "size of the scoring pool; `0`: one worker, started by the first picture instead of at once",
  ),
  ANALYSIS_TIMEOUT_SECONDS: setting(
    wholeNumber(1, 600).default(25),
    "`25`",
    "how long one picture may be under way before its worker is ended and the upload answered 503",
  ),
  ...criticSettings,
  ...runningSettings,
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Settings = { [K in SettingName]: z.output<(typeof settings)[K]["schema"]> };

export const settingNames = Object.keys(settings) as SettingName[];
