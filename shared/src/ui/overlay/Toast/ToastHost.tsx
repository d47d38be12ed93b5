import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Action, Close, Region, Root, ToastText } from './toast.styles.ts';
import type { ToastMessage, Toasts } from './toasts.ts';

/** Milliseconds for which a toast stays, and one with an action. */
const DURATION = 5_000;
const DURATION_WITH_ACTION = 10_000;
/** Maximum number at a time; the oldest one is hidden. */
const AT_ONCE = 3;

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert } as const;

export interface ToastHostProps {
  toasts: Toasts;
  /** Name of the region, "Avvisi". */
  label: string;
  /** Name of a toast's close button. */
  closeLabel: string;
}

/** A group, not the dialog that Base UI makes of it: it asks for nothing, and must not count as an open dialog. Escape closes it while it has the focus. */
const AS_GROUP = { role: 'group', 'aria-modal': undefined, 'data-toast': '' } as const;

type BaseToast = Base.Root.ToastObject<ToastMessage>;

function Toast({ toast, message, closeLabel, onEnd }: { toast: BaseToast; message: ToastMessage; closeLabel: string; onEnd: () => void }) {
  const { tone, text, action } = message;
  const Icon = icons[tone];
  return (
    <Base.Root toast={toast} render={<Root $tone={tone} {...AS_GROUP} />}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <Base.Content render={<ToastText />}>
        {text}{' '}
        {action && (
          <Action to={action.to} onClick={onEnd}>
            {action.label}
          </Action>
        )}
      </Base.Content>
      <Close name={closeLabel} icon={<X size={20} strokeWidth={1.75} aria-hidden />} onClick={onEnd} />
    </Base.Root>
  );
}

function Shown({ toasts, closeLabel }: Pick<ToastHostProps, 'toasts' | 'closeLabel'>) {
  const { toasts: shown, add, close } = Base.useToastManager<ToastMessage>();
  useEffect(
    () => toasts.connect((message) => void add({ data: message, timeout: message.action ? DURATION_WITH_ACTION : DURATION })),
    [toasts, add],
  );
  // Base UI has the newest one first; it belongs at the bottom, next to where it appears.
  return shown
    .toReversed()
    .map(
      (toast) =>
        toast.data && <Toast key={toast.id} toast={toast} message={toast.data} closeLabel={closeLabel} onEnd={() => close(toast.id)} />,
    );
}

/**
 * Renders toasts in a region that screen readers announce politely. No toast disappears while the pointer or the focus
 * is on any of them: what a person reads must not move away.
 */
export const ToastHost = ({ toasts, label, closeLabel }: ToastHostProps) => (
  <Base.Provider timeout={DURATION} limit={AT_ONCE}>
    <Base.Viewport render={<Region aria-label={label} />}>
      <Shown toasts={toasts} closeLabel={closeLabel} />
    </Base.Viewport>
  </Base.Provider>
);
