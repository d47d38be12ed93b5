import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { Backdrop, Body, CloseButton, Description, type DialogWidth, Grip, Popup, Title, Viewport } from './dialog.styles.ts';
import { useJustOpened } from './useJustOpened.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export interface DialogProps {
  /** Whether it is open; controlled by the owner. */
  open: boolean;
  /**
   * Called after it has closed by the close button, Escape, a press on the backdrop or a drag of its grip. Not called
   * while it is not `dismissible`, nor for the second of two quick presses on the button that opened it.
   */
  onClose: () => void;
  /** What it is about; read first by screen readers. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Name of the close button, "Chiudi". */
  closeLabel: string;
  /** False: close button, Escape and backdrop do nothing, as while sign-up is in progress. Default true. */
  dismissible?: boolean;
  /** Width from 768 px: 440, 560 or 920; `full` is the whole window at any size. Default `normal`. */
  width?: DialogWidth;
  /** Questions and forms are left-aligned, announcements centred. Default `left`. */
  align?: 'left' | 'center';
  /** Picture above the title, edge to edge. */
  art?: ReactNode;
  /** The content brings its own frame and padding; the title is for screen readers only. Default false. */
  bare?: boolean;
  /** True: it opens by itself, as a pop-up does, and answers every press from the first moment. Default false. */
  unasked?: boolean;
  /** True: renders its content while it is closed, too, so that opening it takes a slow phone less time at once. Default false. */
  keepMounted?: boolean;
  /** Element to focus instead of the dialog itself: the first field of a form. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element to focus when it closes, instead of the one that had the focus before. */
  finalFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** The site's only modal: a bottom sheet with a grip below 768 px, centred from there on. It traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    closeLabel,
    dismissible = true,
    width = 'normal',
    align = 'left',
    art,
    bare = false,
    keepMounted = false,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  // Owners unmount a dialog as soon as `onClose` is called, so it animates out first and calls it then.
  const [leaving, setLeaving] = useState(false);
  const dismiss = () => dismissible && setLeaving(true);
  const left = (shown: boolean) => {
    if (shown || !leaving) return;
    setLeaving(false);
    onClose();
  };
  const drag = useSheetDrag(popup, dismiss);
  const { justOpened, onClickCapture } = useJustOpened(open && !props.unasked);
  return (
    <Base.Root
      open={open && !leaving}
      onOpenChange={(next, { reason }) => {
        if (!next && !(reason === 'outside-press' && justOpened())) dismiss();
      }}
      onOpenChangeComplete={left}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal keepMounted={keepMounted}>
        <Backdrop />
        <Viewport>
          <Popup
            ref={popup}
            $width={width}
            initialFocus={props.initialFocus ?? popup}
            finalFocus={props.finalFocus}
            onClickCapture={onClickCapture}
          >
            {width !== 'full' && dismissible && <Grip aria-hidden {...drag} />}
            {dismissible && (
              <CloseButton
                name={closeLabel}
                icon={<X size={20} strokeWidth={1.75} aria-hidden />}
                variant={art || width === 'full' ? 'solid' : 'plain'}
                onClick={dismiss}
              />
            )}
            {art}
            {bare ? (
              <>
                <VisuallyHidden as={Base.Title}>{title}</VisuallyHidden>
                {props.children}
              </>
            ) : (
              <Body $align={align} $underArt={Boolean(art)}>
                <Title $clear={dismissible && align === 'left' && !art}>{title}</Title>
                {description && <Description>{description}</Description>}
                {props.children}
              </Body>
            )}
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
