import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { creativeKeys } from "../../../lib/creative-keys.ts";
import { comparisonPath, reportPath } from "../../../lib/paths.ts";
import { subscriptionQuery } from "../../../lib/subscription.ts";
import { toast } from "../../../lib/toast.ts";
import { type FailedUpload, sendBatch, sendPair, sendSingle, uploadMessage } from "../api/send-uploads.ts";
import { batchText, busyText, type UploadTask } from "../model.ts";
import type { UploadProgressState } from "./upload-progress.tsx";

interface UploadInput {
  task: Exclude<UploadTask, "addCategory">;
  files: readonly File[];
  category: string;
}

/** Sends what was chosen and leads on: to the report of one image, to the comparison of a pair, nowhere after a batch. */
export function useUpload() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<UploadProgressState | null>(null);
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const isStopping = useRef(false);

  const reload = () =>
    Promise.all(
      [creativeKeys.images, creativeKeys.comparisons, subscriptionQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const begin = (task: UploadTask, index: number, count: number) =>
    setProgress({ message: busyText(task, index), sent: 0, index, count, isStopping: isStopping.current });
  const onSent = (sent: number) => setProgress((state) => state && { ...state, sent });

  async function sendOne({ task, files, category }: UploadInput) {
    const [file] = files;
    begin(task, 0, 1);
    if (task === "abTest" || !file) {
      const { id, message } = await sendPair(files, onSent);
      return { to: comparisonPath(id), message };
    }
    const { imageId, message } = await sendSingle({ file, category, count: 1 }, onSent);
    return { to: reportPath(imageId), message };
  }

  /** Resolves with the files that are still to be sent. */
  async function upload(input: UploadInput): Promise<readonly File[]> {
    const { task, files, category } = input;
    isStopping.current = false;
    setFailed([]);
    try {
      if (task !== "bulk") {
        const { to, message } = await sendOne(input);
        void reload();
        toast.success(message);
        void navigate(to);
        return [];
      }
      let unscored = 0;
      const result = await sendBatch({
        files,
        send: async (file, index) => {
          begin(task, index, files.length);
          const { isScored } = await sendSingle({ file, category, count: files.length }, onSent);
          if (!isScored) unscored += 1;
        },
        isStopped: () => isStopping.current,
      });
      void reload();
      setFailed(result.failed);
      if (result.done > 0) toast.success(batchText(result.done, files.length, unscored));
      for (const { file, message } of result.failed) toast.error(`${file.name}: ${message}`);
      return [...result.failed.map(({ file }) => file), ...result.left];
    } catch (error) {
      toast.error(uploadMessage(error));
      return files;
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    failed,
    upload,
    stop: () => {
      isStopping.current = true;
      setProgress((state) => state && { ...state, isStopping: true });
    },
  };
}
