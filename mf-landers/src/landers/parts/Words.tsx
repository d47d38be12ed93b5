import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { Accented } from './Accented.tsx';
import { blockOf, blocksOf } from './blocks.ts';
import { keyed } from './keyed.ts';
import { Above, Fine } from './lander.styles.ts';

interface WordsProps {
  page: Pick<LanderPage, 'blocks'>;
}

/** The only heading of the page, with the short line above it. */
export function Headline({ page }: WordsProps) {
  const headline = blockOf(page, 'headline');
  if (headline === null) return null;
  return (
    <div>
      {headline.above !== '' && <Above>{headline.above}</Above>}
      <h1>
        <Accented text={headline.text} />
      </h1>
    </div>
  );
}

/** The paragraphs below the heading. */
export function Texts({ page }: WordsProps) {
  return keyed(blocksOf(page, 'text'), ({ text }) => text).map(({ key, item: { text } }) => (
    <p key={key}>
      <Accented text={text} />
    </p>
  ));
}

/** Adults only, and some profiles are fictional: below the form of every lander. */
export function Notice({ page }: WordsProps) {
  const notice = blockOf(page, 'notice');
  return notice && <Fine>{notice.text}</Fine>;
}
