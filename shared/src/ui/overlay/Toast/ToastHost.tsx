import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Action, Close, Region, Root, ToastText } from './toast.styles.ts';
import type { ShownToast, Toasts } from './toasts.ts';
import { useExpiry } from './useExpiry.ts';

/** Milliseconds for which a toast stays, and one with an action. */
const DURATION = 5_000;
const DURATION_WITH_ACTION = 10_000;

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert } as const;

export interface ToastHostProps {
  toasts: Toasts;
  /** Name of the region, "Avvisi". */
  label: string;
  /** Name of a toast's close button. */
  closeLabel: string;
}

interface ToastProps extends Pick<ToastHostProps, 'closeLabel'> {
  toast: ShownToast;
  paused: boolean;
  onEnd: () => void;
}

function Toast({ toast, paused, closeLabel, onEnd }: ToastProps) {
  useExpiry(toast.action ? DURATION_WITH_ACTION : DURATION, paused, onEnd);
  const Icon = icons[toast.tone];
  return (
    <Root $tone={toast.tone}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <ToastText>
        {toast.text}{' '}
        {toast.action && (
          <Action to={toast.action.to} onClick={onEnd}>
            {toast.action.label}
          </Action>
        )}
      </ToastText>
      <Close name={closeLabel} icon={<X size={20} strokeWidth={1.75} aria-hidden />} onClick={onEnd} />
    </Root>
  );
}

/**
 * Renders toasts in a region that screen readers announce politely. No toast disappears while the pointer or the focus
 * is on any of them: what a person reads must not move away.
 */
export function ToastHost({ toasts, label, closeLabel }: ToastHostProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = shown.length > 0 && (hovered || focused);
  const end = (id: number) => {
    // A removed element fires no leave or blur event, so the last toast would pause the next one for ever.
    setHovered(false);
    setFocused(false);
    toasts.dismiss(id);
  };
  return (
    <Region
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} paused={paused} closeLabel={closeLabel} onEnd={() => end(toast.id)} />
      ))}
    </Region>
  );
}
