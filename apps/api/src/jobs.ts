import { removeAvatar } from "./features/account/avatar-store.ts";
import { exportJob, removeExport } from "./features/account/export-job.ts";
import { fetchSocialPicture } from "./features/account/social-picture.ts";
import { sweepJob as sweepAccounts } from "./features/account/sweep.ts";
import { sendCodeJob } from "./features/auth/request-code.ts";
import { eventJob } from "./features/billing/events.ts";
import { frequentJob, nightlyJob } from "./features/billing/reconcile.ts";
import { askJob } from "./features/critiques/ask-job.ts";
import { removeFilesJob, sweepJob as sweepFiles } from "./features/images/file-jobs.ts";
import { integrityJob } from "./features/images/integrity.ts";
import { housekeeping } from "./platform/background.ts";
import type { AnyJob } from "./platform/queue/queue.ts";

/** Every job of the product. The queue refuses to start while one has no handler, and refuses a second handler for one. */
export const jobs: readonly AnyJob[] = [
  housekeeping,
  sendCodeJob,
  sweepAccounts,
  removeAvatar,
  fetchSocialPicture,
  exportJob,
  removeExport,
  removeFilesJob,
  sweepFiles,
  integrityJob,
  eventJob,
  frequentJob,
  nightlyJob,
  askJob,
];
