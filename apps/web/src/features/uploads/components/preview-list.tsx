import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { IconButton } from "../../../components/button.tsx";
import { formatBytes } from "../../../lib/format.ts";
import type { Preview } from "./use-previews.ts";
import { Icon } from "../../../components/icon.tsx";

interface PreviewListProps {
  previews: readonly Preview[];
  onRemove: (key: string) => void;
  /** What went wrong with a file of the last upload. */
  messageFor: (file: File) => string | undefined;
}

export function PreviewList({ previews, onRemove, messageFor }: PreviewListProps) {
  if (previews.length === 0) return null;
  return (
    <ul className="previews" aria-label="Chosen images">
      {previews.map(({ key, url, file }) => {
        const message = messageFor(file);
        return (
          <li key={key} className="preview-item" data-failed={message ? true : undefined}>
            <span className="preview-item__pic">
              <img src={url} alt="" />
            </span>
            <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(key)}>
              <Icon svg={xIcon} />
            </IconButton>
            <p className="xs">
              <b>{file.name}</b>
              <br />
              {formatBytes(file.size)}
            </p>
            {message && <p className="xs preview-item__error">{message}</p>}
          </li>
        );
      })}
    </ul>
  );
}
