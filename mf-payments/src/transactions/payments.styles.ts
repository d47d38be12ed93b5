import { styled } from '@amarena/shared/styled';
import { below, media, Row } from '@amarena/shared/ui';

interface BehindProps {
  /** True if something else replaces it below 992 px. */
  $behind: boolean;
}

/** Title of the page; visible only to screen readers if one payment fills the screen. */
export const Head = styled(Row)<BehindProps>`
  align-items: flex-end;
  ${below.lg} {
    ${({ $behind }) =>
      $behind &&
      `position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
      > a { display: none; }`}
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: var(--s-8);
    align-items: start;
  }
`;

export const FirstColumn = styled.div<BehindProps>`
  ${below.lg} {
    ${({ $behind }) => $behind && 'display: none;'}
  }
`;

/** Sticky beside a long list, on screens that are high enough for all of it. */
export const SecondColumn = styled.div<BehindProps>`
  display: grid;
  gap: var(--s-3);
  ${below.lg} {
    ${({ $behind }) => $behind && 'display: none;'}
  }
  ${media.lg} {
    > a {
      display: none;
    }
    @media (min-height: 800px) {
      position: sticky;
      top: 88px;
    }
  }
`;
