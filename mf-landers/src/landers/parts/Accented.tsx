import { landerRuns } from '@amarena/shared/contracts/landers/landerMarkup';
import { Fragment } from 'react';

/** A text of a document with its accented words. */
export function Accented({ text }: { text: string }) {
  let place = 0;
  return landerRuns(text).map(({ text: words, accent }) => {
    place += words.length;
    return accent ? <em key={place}>{words}</em> : <Fragment key={place}>{words}</Fragment>;
  });
}
