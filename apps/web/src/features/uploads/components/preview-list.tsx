import fileXIcon from "@phosphor-icons/core/regular/file-x.svg?raw";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { useState } from "react";
import { IconButton } from "../../../components/button.tsx";
import { formatBytes } from "../../../lib/format.ts";
import type { Preview } from "./use-previews.ts";
import { Icon } from "../../../components/icon.tsx";

/** A file that no browser can show gets a sheet of its own: the broken picture's mark is a few pixels wide. */
function PreviewPicture({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="preview-item__pic">
      {isBroken ? (
        <span className="preview-item__none xs">
          <Icon svg={fileXIcon} />
          No preview
        </span>
      ) : (
        <img src={url} alt="" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}

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
            <PreviewPicture url={url} />
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
