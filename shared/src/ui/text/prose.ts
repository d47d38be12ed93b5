import { styled } from '../../facades/styled.ts';
import { displayFace, linkStyles } from '../tokens/typography.ts';

/** Short line above a title. */
export const Eyebrow = styled.p`
  font-size: var(--text-xs);
  font-weight: var(--w-semibold);
  color: var(--accent-text);
  letter-spacing: 0.01em;
`;

/** The display font for text that is not a heading: a price, a name. */
export const Display = styled.span`
  ${displayFace}
`;

/** Long text: legal pages, answers. */
export const Prose = styled.div`
  max-width: 62ch;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  a {
    ${linkStyles}
  }
  h2 {
    margin-top: var(--s-4);
  }
  ul,
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    padding-left: var(--s-5);
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
`;
