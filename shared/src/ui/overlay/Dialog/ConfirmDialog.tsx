import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../Button/index.ts';
import { Backdrop, Body, Description, Grip, Popup, Title, Viewport } from './dialog.styles.ts';
import { useJustOpened } from './useJustOpened.ts';

export interface ConfirmDialogProps {
  /** Whether it is open; controlled by the owner. */
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  /** Names the action: "Elimina la conversazione", never "OK". */
  confirmLabel: string;
  /** Label of the cancel button: "Annulla". Escape does the same. */
  cancelLabel: string;
  /** `danger` for what cannot be undone. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** True while the action is in progress: the dialog stays open. Default false. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Between the text and the buttons, such as why the action failed. */
  children?: ReactNode;
}

/** Asks before an action. A press on the backdrop does not close it: the answer is one of two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, tone = 'primary', busy = false, onConfirm, onCancel, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const { onClickCapture } = useJustOpened(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        <Backdrop />
        <Viewport>
          <Popup $width="normal" initialFocus={cancel} onClickCapture={onClickCapture}>
            <Grip aria-hidden />
            <Body $align="center" $underArt={false}>
              <Title $clear={false}>{title}</Title>
              <Description>{text}</Description>
              {children}
              <Button block variant={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              <Button ref={cancel} block variant="ghost" disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
            </Body>
          </Popup>
        </Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
