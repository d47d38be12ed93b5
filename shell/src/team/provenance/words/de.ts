import type source from './it.ts';

const de: { [Key in keyof typeof source]: string } = {
  proven: 'Gebaut von {{source}}',
  foreign: 'Gebaut von {{source}}, ohne dazu berechtigt zu sein',
  invalid: 'Der Herkunftsnachweis ist ungültig',
  unchecked: 'Herkunftsnachweis nicht geprüft',
  none: 'Ohne Herkunftsnachweis',
};
export default de;
