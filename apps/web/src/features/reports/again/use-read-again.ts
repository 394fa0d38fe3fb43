import {
  type Analysis,
  type Corrections,
  correctImage,
  type FaultCode,
  type ImageResult,
  scoreAgain,
} from "@adjudge/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";
import { toast } from "../../../lib/toast.ts";
import { correctedTo } from "./corrected-to.ts";
import { reportQuery } from "../api/report.ts";
import { type BrowserAnalyst, openAnalyst } from "./browser-analyst.ts";

function useReplaceReport(id: string) {
  const queryClient = useQueryClient();
  return (image: ImageResult) => {
    queryClient.setQueryData(reportQuery(id).queryKey, image);
    // Lists show the score, and comparisons rest on it.
    void queryClient.invalidateQueries({ queryKey: [...creativeKeys.images, "list"], refetchType: "none" });
    void queryClient.invalidateQueries({ queryKey: creativeKeys.comparisons, refetchType: "none" });
  };
}

/** Corrections: this browser shows what they change at once, then the server's own result takes its place. */
export function useCorrect(image: ImageResult) {
  const replace = useReplaceReport(image.id);
  const [preview, setPreview] = useState<Analysis | null>(null);
  const analyst = useRef<BrowserAnalyst | null>(null);
  const turn = useRef(0);
  useEffect(() => () => analyst.current?.close(), []);

  const { mutate, isPending } = useMutation({
    mutationFn: (corrections: Corrections) =>
      call(correctImage, { params: { id: image.id }, body: corrections, background: true }),
    onMutate: (corrections) => {
      const own = ++turn.current;
      void analyst.current?.analyse(corrections).then(
        (analysis) => own === turn.current && setPreview(analysis),
        () => undefined,
      );
    },
    onSuccess: ({ image: corrected }) => {
      replace(corrected);
      toast.success(correctedTo(image, corrected));
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => {
      turn.current += 1;
      setPreview(null);
    },
  });
  return {
    preview,
    isPending,
    /** Loads the engine and what it looks at, before they are needed. */
    prepare: () => {
      analyst.current ??= openAnalyst(image);
    },
    /** The scores with these faults mended, by the engine in this browser. */
    previewScores: (mended: readonly FaultCode[]) => {
      analyst.current ??= openAnalyst(image);
      return analyst.current.preview(image.corrections ?? {}, mended);
    },
    correct: (corrections: Corrections, onDone: () => void) => mutate(corrections, { onSuccess: onDone }),
  };
}

export function useScoreAgain(image: ImageResult) {
  const replace = useReplaceReport(image.id);
  return useMutation({
    mutationFn: () => call(scoreAgain, { params: { id: image.id } }),
    onSuccess: ({ message, image: scored }) => {
      replace(scored);
      toast.success(message);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
