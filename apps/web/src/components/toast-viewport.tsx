import { toastDefaults } from "@adjudge/contracts";
import checkCircleIcon from "@phosphor-icons/core/regular/check-circle.svg?raw";
import infoIcon from "@phosphor-icons/core/regular/info.svg?raw";
import warningIcon from "@phosphor-icons/core/regular/warning.svg?raw";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { dismissToast, readToasts, subscribeToToasts, type Toast, type ToastKind } from "../lib/toast.ts";
import { IconButton } from "./button.tsx";
import { useToastDrag } from "./toast-drag.ts";
import { Icon } from "./icon.tsx";

const { autoCloseMs } = toastDefaults;

const icons: Record<ToastKind, string> = {
  success: checkCircleIcon,
  error: warningIcon,
  info: infoIcon,
};

/** Runs out only while `isRunning`; a pause keeps what was left. */
function useCountdown(isRunning: boolean, onEnd: () => void): void {
  const left = useRef<number>(autoCloseMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [isRunning]);
}

function useWindowHasFocus(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("focus", listener);
      window.addEventListener("blur", listener);
      return () => {
        window.removeEventListener("focus", listener);
        window.removeEventListener("blur", listener);
      };
    },
    () => document.hasFocus(),
    () => true,
  );
}

export function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const hasFocus = useWindowHasFocus();
  const dismiss = () => dismissToast(toast.id);
  const drag = useToastDrag(dismiss);
  useCountdown(hasFocus && !isHeld && drag.offset === 0, dismiss);
  return (
    <div
      className={`toast toast--${toast.kind}`}
      role={toast.kind === "error" ? "alert" : "status"}
      style={{ translate: `${drag.offset}px 0`, opacity: 1 - drag.share * 0.8 }}
      {...drag.handlers}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon svg={icons[toast.kind]} className="toast__icon" />
      <span>{toast.text}</span>
      <IconButton label="Close" onClick={dismiss}>
        <Icon svg={xIcon} />
      </IconButton>
    </div>
  );
}

/** Stands once in the app; `lib/toast.ts` fills it. */
export function ToastViewport() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Re-entering the top layer puts the toasts above a dialog that opened after them.
    if (element.matches(":popover-open")) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <section ref={region} className="toasts" popover="manual" aria-label="Notifications">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
