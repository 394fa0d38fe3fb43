import { httpUrl, setting, text, type Setting } from "../setting.ts";

/** Where files lie. */
export const storageSettings = {
  S3_ENDPOINT: setting(httpUrl.optional(), "unset: `$DATA_DIR/files`", "object storage"),
  S3_BUCKET: setting(text.optional(), "unset", "bucket"),
  S3_REGION: setting(text.default("us-east-1"), "`us-east-1`", "region"),
  S3_ACCESS_KEY_ID: setting(text.optional(), "unset", "key id"),
  S3_SECRET_ACCESS_KEY: setting(text.optional(), "unset", "key"),
} as const satisfies Record<string, Setting>;
