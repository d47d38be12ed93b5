import { styled } from '@amarena/shared/styled';
import { below, low, media, Skeleton } from '@amarena/shared/ui-first';

export const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  padding-block: var(--s-4);
  ${media.lg} {
    padding-block: var(--s-6) var(--s-8);
  }
`;

/** Reserves its line while the first answer loads, so that nothing below moves. */
export const SummaryLine = styled.p`
  min-height: calc(1em * var(--lh-body));
`;

export const FiltersRoot = styled.div`
  position: sticky;
  top: 61px;
  z-index: var(--z-sticky);
  padding-block: 6px 10px;
  margin-bottom: var(--s-3);
  background: var(--surface);
  ${low} {
    position: static;
  }
  /* The row is sticky below the bar: scroll focused elements clear of both. */
  ${below.lg} {
    & ~ * :is(a, button) {
      scroll-margin-top: 64px;
    }
  }
  ${media.lg} {
    position: static;
    display: grid;
    gap: var(--s-3);
    padding: 0;
    margin-bottom: var(--s-6);
  }
`;

export const BarPlace = styled.div`
  ${below.lg} {
    display: none;
  }
`;

export const BarSkeleton = styled(Skeleton)`
  ${below.lg} {
    display: none;
  }
`;

export const OnPhones = styled.div`
  display: flex;
  gap: var(--s-2);
  ${media.lg} {
    display: none;
  }
`;

export const Similar = styled.section`
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-12);
`;

export const Below = styled.div`
  height: var(--s-16);
`;

/** Two columns at any width: the ages share a line, everything else takes a whole one. */
export const SheetForm = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-4);
  > * {
    grid-column: 1 / -1;
  }
`;

/** Scrolls on its own, so that the buttons stay in view. */
export const Choices = styled.ul`
  display: flex;
  max-height: 48dvh;
  padding: var(--s-1);
  margin: calc(-1 * var(--s-1));
  overflow-y: auto;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

export const Half = styled.div`
  && {
    grid-column: auto;
  }
`;

export const Whole = styled.div``;
