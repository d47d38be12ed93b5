import { styled } from '@amarena/shared/styled';
import { below, low, media } from '@amarena/shared/ui';

/** The whole screen, or what the keyboard leaves of it. */
const CONVERSATION = 'var(--visible-height, 100dvh)';

/** Below this height bars and box would leave no room for the messages; the page scrolls instead. */
const LEAST = '420px';

/** Width of the list beside a conversation, and the most that the conversation gets. */
const LIST_MIN = 300;
const LIST_MAX = 400;
const CHAT_MAX = 800;

/** List and conversation side by side from 768 px; below, the one in the address. */
export const Columns = styled.div<{ $shows: 'list' | 'conversation' }>`
  display: grid;
  overflow: hidden;
  height: ${({ $shows }) => ($shows === 'list' ? 'calc(100dvh - var(--frame-top, 61px) - var(--tabbar-h))' : CONVERSATION)};
  translate: 0 var(--panned, 0);
  ${below.md} {
    > :nth-child(${({ $shows }) => ($shows === 'list' ? 2 : 1)}) {
      display: none;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(${LIST_MIN}px, min(32vw, ${LIST_MAX}px)) minmax(0, 1fr);
  }
  ${media.lg} {
    height: ${({ $shows }) => ($shows === 'list' ? 'calc(100dvh - var(--frame-top, 65px))' : CONVERSATION)};
    max-width: ${LIST_MAX + CHAT_MAX}px;
    margin-inline: auto;
    border-inline: 1px solid var(--border);
  }
  /* A zoomed window on a computer. On a phone the on-screen keyboard makes the window low, and the box must stay above it. */
  ${low} and (hover: hover) {
    height: ${LEAST};
  }
`;

export const Nothing = styled.div`
  display: grid;
  place-content: center;
  min-height: 0;
  background: var(--surface-sunken);
  /* While there is no conversation to pick, only the list says so. */
  :has([data-empty]) + & > * {
    display: none;
  }
`;
