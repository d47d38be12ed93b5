import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { Backdrop, Body, CloseButton, Description, type DialogWidth, Grip, Popup, Title, Viewport } from './dialog.styles.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export interface DialogProps {
  /** Shown or not; the owner decides. */
  open: boolean;
  /** Called once it has left after ×, Escape, a tap beside it or a pull at its grip. Not called while it is not `dismissible`. */
  onClose: () => void;
  /** What it is about; read first. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Name of the ×, "Chiudi". */
  closeLabel: string;
  /** False: ×, Escape and background do nothing, as while sign-up is in progress. Default true. */
  dismissible?: boolean;
  /** Width from 768 px: 440, 560 or 920; `full` is the whole window at any size. Default `normal`. */
  width?: DialogWidth;
  /** Questions and forms stand at the left, announcements in the middle. Default `left`. */
  align?: 'left' | 'center';
  /** Picture above the title, from edge to edge. */
  art?: ReactNode;
  /** The content brings its own frame and padding; the title is for screen readers alone. Default false. */
  bare?: boolean;
  /** What takes the focus instead of the dialog itself: the first field of a form. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus when it closes, instead of what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** The one overlay: a sheet from below with a grip under 768 px, in the middle from there. Focus stays inside and returns. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, dismissible = true, width = 'normal', align = 'left', art, bare = false } = props;
  const popup = useRef<HTMLDivElement>(null);
  // Owners take a dialog off the page as soon as they hear of it, so that it leaves first and tells them then.
  const [leaving, setLeaving] = useState(false);
  const dismiss = () => dismissible && setLeaving(true);
  const left = (shown: boolean) => {
    if (shown || !leaving) return;
    setLeaving(false);
    onClose();
  };
  const drag = useSheetDrag(popup, dismiss);
  return (
    <Base.Root
      open={open && !leaving}
      onOpenChange={(next) => !next && dismiss()}
      onOpenChangeComplete={left}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup ref={popup} $width={width} initialFocus={props.initialFocus ?? popup} finalFocus={props.finalFocus}>
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
