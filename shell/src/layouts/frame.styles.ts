import { styled } from '@amarena/shared/styled';
import { low, media } from '@amarena/shared/ui-first';

export const Main = styled.main<{ $underBar: boolean }>`
  display: block;
  /* The footer starts below the first screen, so that it does not jump when the content arrives. */
  min-height: ${({ $underBar }) => ($underBar ? 'calc(100dvh - var(--topbar-h))' : '100dvh')};
`;

/** The frame of bars and page. Keeps the end of the page clear of the tab bar. */
export const ContentFrame = styled.div<{ $withTabs: boolean }>`
  position: relative;
  /* A page can set its own theme; its bars then follow. */
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

/** First focus stop; it overlays the bars, visible only while focused. */
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
