import { styled } from '@amarena/shared/styled';
import { below, media, Row } from '@amarena/shared/ui';

interface BehindProps {
  /** Below 992 px something else stands in its place. */
  $behind: boolean;
}

/** Title of the page. Where one payment has the screen to itself, only screen readers meet it. */
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

/** Stays in view beside a long list, on screens that are high enough for the whole of it. */
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
