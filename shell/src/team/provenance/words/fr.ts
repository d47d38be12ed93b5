import type source from './it.ts';

const fr: { [Key in keyof typeof source]: string } = {
  proven: 'Construite par {{source}}',
  foreign: 'Construite par {{source}}, qui n’en a pas le droit',
  invalid: 'La provenance n’est pas valide',
  unchecked: 'Provenance non vérifiée',
  none: 'Sans provenance',
};
export default fr;
