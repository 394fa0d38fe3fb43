import { toastDefaults } from "@adjudge/contracts";
import { type PointerEvent, useState } from "react";

/** Letting go beyond this share of the toast's width dismisses it. */
const dismissShare = toastDefaults.dragDismissPercent / 100;

/** Sideways dragging of a toast by mouse, pen or finger. */
export function useToastDrag(onDismiss: () => void) {
  const [drag, setDrag] = useState({ startX: 0, width: 1, offset: 0, isActive: false });
  const rest = () => setDrag({ startX: 0, width: 1, offset: 0, isActive: false });
  const share = Math.min(1, Math.abs(drag.offset) / drag.width);
  return {
    offset: drag.offset,
    share,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const width = event.currentTarget.offsetWidth || 1;
        setDrag({ startX: event.clientX, width, offset: 0, isActive: true });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.isActive) setDrag({ ...drag, offset: event.clientX - drag.startX });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        // From the event, not the state: the last move may not have been rendered yet.
        const isFar = Math.abs(event.clientX - drag.startX) >= drag.width * dismissShare;
        if (drag.isActive && isFar) onDismiss();
        else rest();
      },
      onPointerCancel: rest,
    },
  };
}
