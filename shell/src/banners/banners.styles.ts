import { styled } from '@amarena/shared/styled';
import { Banner, below, IconButton, Wrap } from '@amarena/shared/ui-first';

/** Opens and closes smoothly: the content below moves along. */
export const Fold = styled.aside<{ $open: boolean; $waitsOnPhones: boolean }>`
  display: grid;
  ${below.lg} {
    ${({ $waitsOnPhones }) => $waitsOnPhones && 'display: none;'}
  }
  grid-template-rows: ${({ $open }) => ($open ? '1fr' : '0fr')};
  transition: grid-template-rows var(--t-slow) var(--ease-out);
  > div {
    min-height: 0;
    overflow: hidden;
  }
`;

export const Place = styled(Wrap)`
  position: relative;
  padding-top: var(--s-4);
`;

/** A banner that leaves room for the close button beside its text. On phones its action goes below. */
export const NoticeBanner = styled(Banner)<{ $dismissible: boolean }>`
  padding-right: ${({ $dismissible }) => ($dismissible ? '56px' : '16px')};
  ${below.sm} {
    flex-wrap: wrap;
    row-gap: 0;
    > div {
      flex-basis: calc(100% - 32px);
    }
    > a,
    > button {
      max-width: none;
      margin: 0 0 -8px 32px;
    }
  }
`;

export const Dismiss = styled(IconButton)`
  position: absolute;
  right: calc(var(--gutter) + 2px);
  top: calc(50% + var(--s-4) / 2);
  transform: translateY(-50%);
  &:active {
    transform: translateY(-50%) scale(0.94);
  }
  ${below.sm} {
    top: calc(var(--s-4) + 24px);
  }
`;
