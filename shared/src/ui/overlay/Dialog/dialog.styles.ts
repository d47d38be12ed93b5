import { Dialog } from '@base-ui/react/dialog';
import { css, keyframes, styled } from '../../../facades/styled.ts';
import { IconButton } from '../../IconButton/index.ts';
import { forcedColours, media } from '../../media.ts';

// Owners mount a dialog to open it, so it enters with an animation: a transition would have no start.
const fadeIn = keyframes`
  from { opacity: 0; }
`;
const riseIn = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const slideIn = keyframes`
  from { transform: translateY(100%); }
`;

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  background: var(--scrim);
  animation: ${fadeIn} var(--t-slow) var(--ease-out);
  transition: opacity var(--t-base) var(--ease-out);
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Places the sheet at the bottom edge on phones and in the middle from 768 px. */
export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  place-items: end center;
  ${media.md} {
    place-items: center;
    padding: var(--s-6);
  }
`;

const DIALOG_WIDTHS = { normal: 440, wide: 560, signup: 920 } as const;
/** `full`: the whole window, for a photo. */
export type DialogWidth = keyof typeof DIALOG_WIDTHS | 'full';

const wholeWindow = css`
  position: fixed;
  inset: 0;
  max-height: none;
  border-radius: 0;
  background: var(--surface-sunken);
  &:focus-visible {
    border-radius: 0;
  }
`;

const centred = (width: keyof typeof DIALOG_WIDTHS) => css`
  animation-name: ${slideIn};
  &[data-ending-style] {
    opacity: 1;
    transform: translateY(100%);
  }
  ${media.md} {
    animation-name: ${riseIn};
    &[data-ending-style] {
      opacity: 0;
      transform: translateY(12px);
    }
    width: min(${DIALOG_WIDTHS[width]}px, 100%);
    border-radius: var(--r-xl);
    &:focus-visible {
      border-radius: var(--r-xl);
    }
  }
`;

export const Popup = styled(Dialog.Popup)<{ $width: DialogWidth }>`
  position: relative;
  width: 100%;
  max-height: 92dvh;
  overflow: auto;
  overscroll-behavior: contain;
  padding-bottom: env(safe-area-inset-bottom);
  border-radius: var(--r-xl) var(--r-xl) 0 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  animation: ${fadeIn} var(--t-slow) var(--ease-out);
  transition:
    opacity var(--t-base) var(--ease-out),
    transform var(--t-base) var(--ease-out);
  /* It takes the focus when it opens, so that its title is read first; it is not a control. */
  &:focus-visible {
    outline: 0;
    border-radius: var(--r-xl) var(--r-xl) 0 0;
  }
  &[data-ending-style] {
    opacity: 0;
  }
  ${({ $width }) => ($width === 'full' ? wholeWindow : centred($width))}
  ${forcedColours} {
    border: 2px solid;
  }
`;

/** The visible bar is thin, but the area to drag is not; close button and title are not part of it. */
export const Grip = styled.span`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 50%;
  width: 120px;
  height: 28px;
  margin-left: -60px;
  touch-action: none;
  cursor: grab;
  &::before {
    content: '';
    position: absolute;
    top: 8px;
    left: 40px;
    width: 40px;
    height: 4px;
    border-radius: 4px;
    background: var(--border-strong);
    opacity: 0.6;
  }
  ${media.md} {
    display: none;
  }
`;

export const CloseButton = styled(IconButton)`
  position: absolute;
  z-index: 1;
  right: 10px;
  top: 10px;
`;

export const Body = styled.div<{ $align: 'left' | 'center'; $underArt: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-8) var(--s-6) var(--s-6);
  ${({ $align }) =>
    $align === 'center' &&
    css`
      text-align: center;
      justify-items: center;
    `}
  ${({ $underArt }) => $underArt && 'padding-top: var(--s-6);'}
`;

/** Leaves room for the close button beside it. */
export const Title = styled(Dialog.Title)<{ $clear: boolean }>`
  font-size: var(--text-2xl);
  ${({ $clear }) => $clear && 'padding-right: 40px;'}
`;

export const Description = styled(Dialog.Description)`
  color: var(--text-muted);
`;

/** A photo above the title of a dialog: `<DialogArt><img … /></DialogArt>`, cropped so that the face stays in view. */
export const DialogArt = styled.span`
  display: block;
  position: relative;
  aspect-ratio: 5 / 4;
  overflow: hidden;
  background: var(--skeleton);
  img {
    height: 132%;
    object-position: 50% 10%;
  }
`;
