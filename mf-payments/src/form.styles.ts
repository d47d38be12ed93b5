import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';

/** A button beside a field whose message may grow: aligned with the input, below the height of its label. */
export const BesideField = styled.div`
  ${media.sm} {
    padding-top: calc(var(--s-6) + 2px);
  }
`;
