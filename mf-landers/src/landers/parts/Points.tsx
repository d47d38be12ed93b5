import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';
import { Accented } from './Accented.tsx';
import { blockOf } from './blocks.ts';
import { keyed } from './keyed.ts';

const Band = styled.div`
  display: grid;
  gap: var(--s-6);
  padding-block: var(--s-10);
  h2 {
    font-size: var(--text-3xl);
    max-width: 22ch;
  }
  ul,
  ol {
    display: grid;
    gap: var(--s-6);
    ${media.md} {
      grid-template-columns: repeat(2, 1fr);
    }
    ${media.lg} {
      grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    }
  }
  li {
    padding-top: var(--s-3);
    border-top: 1.5px solid currentColor;
  }
  h3 {
    font: var(--w-display) var(--text-xl) / 1.2 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
  p {
    margin-top: var(--s-1);
    color: var(--text-muted);
  }
`;

/** Arguments side by side below the first screen, for templates without an arrangement of their own. */
export function Points({ page }: { page: Pick<LanderPage, 'blocks'> }) {
  const points = blockOf(page, 'points');
  if (points === null) return null;
  return (
    <Band>
      {points.title !== '' && (
        <h2>
          <Accented text={points.title} />
        </h2>
      )}
      <PointList points={points} />
    </Band>
  );
}

/** Only the list, numbered if the document says so. */
export function PointList({ points }: { points: NonNullable<ReturnType<typeof blockOf<'points'>>> }) {
  const List = points.ordered ? 'ol' : 'ul';
  const Heading = points.title === '' ? 'h2' : 'h3';
  return (
    <List>
      {keyed(points.items, ({ title }) => title).map(({ key, item: { title, text } }) => (
        <li key={key}>
          <Heading>
            <Accented text={title} />
          </Heading>
          {text !== '' && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
