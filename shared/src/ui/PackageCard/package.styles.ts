import type { PackageId } from '../../contracts/money/packages.ts';
import { styled } from '../../facades/styled.ts';
import { choiceCardStyles, Ring } from '../Choice/choice.styles.ts';
import { media } from '../media.ts';
import { Price } from './Price.tsx';

/** Packages: rows on phones, 2 × 2 from 768 px, one row from 992 px. */
export const PackageGrid = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-top: 13px;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-4);
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Circle = styled(Ring)`
  grid-row: span 2;
  ${media.lg} {
    grid-row: auto;
    margin-bottom: 4px;
  }
`;

export const Name = styled.span`
  grid-column: 2 / 4;
  display: flex;
  gap: 8px;
  align-items: center;
  flex-wrap: wrap;
  min-width: 0;
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  color: var(--text-muted);
  /* With large text, wrap onto two lines instead of overlapping the price. */
  > * {
    max-width: 100%;
    padding-block: 4px;
    white-space: normal;
  }
  ${media.lg} {
    grid-column: auto;
    flex-direction: column;
    gap: 6px;
    min-height: 56px;
    font-size: var(--text-md);
    color: var(--text);
  }
`;

export const Amount = styled.span`
  font: var(--w-display) var(--text-xl) / 1.1 var(--font-display);
  font-variation-settings: 'WONK' 0;
  font-variant-numeric: tabular-nums lining-nums;
  small {
    font: var(--w-regular) var(--text-sm) / 1 var(--font-ui);
    color: var(--text-muted);
  }
  ${media.lg} {
    order: 1;
    font-size: 2.5rem;
    small {
      display: block;
      margin-top: 6px;
    }
  }
`;

export const PackagePrice = styled(Price)`
  text-align: right;
  font-weight: var(--w-semibold);
  font-size: var(--text-lg);
  line-height: 1.2;
  ${media.lg} {
    order: 2;
    text-align: center;
    margin-top: 10px;
    font-size: 1.25rem;
  }
`;

export const PerMessage = styled.span`
  grid-column: 3 / 5;
  justify-self: end;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--text-muted);
  ${media.lg} {
    grid-column: auto;
    order: 3;
    justify-self: center;
  }
`;

export const Flag = styled.span`
  position: absolute;
  top: -13px;
  left: 50%;
  translate: -50%;
  padding: 4px 12px;
  border-radius: var(--r-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--text-2xs);
  font-weight: 700;
  line-height: 18px;
  white-space: nowrap;
  /* Visible in forced colours only. */
  outline: 1px solid transparent;
`;

export const Root = styled.label<{ $id: PackageId }>`
  ${choiceCardStyles}
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr auto auto;
  gap: 2px var(--s-3);
  align-items: center;
  padding: 16px;
  border-radius: var(--r-lg);
  &:has(:checked) {
    box-shadow:
      inset 0 0 0 1px var(--accent),
      var(--shadow-2);
  }
  ${({ $id }) => $id === 'p3' && 'background: linear-gradient(160deg, var(--gold-soft), var(--surface-raised) 62%);'}
  ${({ $id }) => $id === 'p3' && `${Name} { color: var(--gold); }`}
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 24px 18px 18px;
    align-content: start;
    justify-items: center;
    text-align: center;
  }
`;
