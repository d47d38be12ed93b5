import { styled } from '@amarena/shared/styled';
import { low, media } from '@amarena/shared/ui';

export const Main = styled.main<{ $underBar: boolean }>`
  display: block;
  /* The footer stays below the first screen, so that it does not jump when the page's content arrives. */
  min-height: ${({ $underBar }) => ($underBar ? 'calc(100dvh - var(--topbar-h))' : '100dvh')};
`;

/** The frame of bars and page. Keeps the end of the page clear of the tab bar. */
export const Room = styled.div<{ $withTabs: boolean }>`
  position: relative;
  /* A page may keep a theme of its own, and then its bars do too. */
  &[data-theme],
  &:where([data-layout='lander']:has(> main [data-lander])) {
    background: var(--surface);
    color: var(--text);
  }
  padding-bottom: ${({ $withTabs }) => ($withTabs ? 'calc(var(--tabbar-h) + env(safe-area-inset-bottom))' : '0')};
  ${low} {
    padding-bottom: 0;
  }
  ${media.lg} {
    padding-bottom: 0;
  }
`;

/** First stop of the keyboard: over the bars, and only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  top: var(--s-2);
  left: var(--s-2);
  z-index: var(--z-progress);
  padding: 10px 16px;
  border-radius: var(--r-sm);
  background: var(--surface-inverse);
  color: var(--text-inverse);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
