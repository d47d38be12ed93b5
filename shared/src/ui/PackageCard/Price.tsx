import { styled } from '../../facades/styled.ts';
import { VisuallyHidden } from '../text/index.ts';

export interface PriceProps {
  /** The current price, formatted. */
  total: string;
  /** The list price, formatted, while a real discount is active; null: none. */
  listPrice?: string | null;
  /** "Prezzo di listino", for screen readers. Required with `listPrice`. */
  listPriceLabel?: string;
  className?: string;
}

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  s {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--text-muted);
  }
`;

/** A price, with the undiscounted price struck through above it. */
export function Price({ total, listPrice = null, listPriceLabel, className }: PriceProps) {
  return (
    <Root className={className}>
      {listPrice !== null && (
        <s>
          <VisuallyHidden>{listPriceLabel} </VisuallyHidden>
          {listPrice}
        </s>
      )}
      {total}
    </Root>
  );
}
