import { AnalysingOverlay } from "../../../components/analysing-overlay.tsx";
import { Button } from "../../../components/button.tsx";

export interface UploadProgressState {
  message: string;
  /** 0..1; at 1 the picture has arrived and is being scored. */
  sent: number;
  index: number;
  count: number;
  isStopping: boolean;
}

interface UploadProgressProps {
  state: UploadProgressState | null;
  /** Only a batch can be stopped: between two files. */
  onStop: () => void;
}

/** Covers the page while pictures are sent and scored, and shows how far both are. */
export function UploadProgress({ state, onStop }: UploadProgressProps) {
  if (!state) return null;
  const { message, sent, index, count, isStopping } = state;
  const isBatch = count > 1;
  return (
    <AnalysingOverlay message={message}>
      <div className="upload-progress">
        <progress max={1} value={sent} aria-label="Sending" />
        <p className="small muted">
          {sent < 1 ? `Sending, ${Math.round(100 * sent)}%` : "Sent. Measuring the picture."}
          {isBatch && ` Image ${index + 1} of ${count}.`}
        </p>
        {isBatch && (
          <Button variant="line" small disabled={isStopping || index === count - 1} onClick={onStop}>
            {isStopping ? "Stopping after this image" : "Stop after this image"}
          </Button>
        )}
      </div>
    </AnalysingOverlay>
  );
}
