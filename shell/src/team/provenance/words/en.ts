import type source from './it.ts';

const en: { [Key in keyof typeof source]: string } = {
  proven: 'Built by {{source}}',
  foreign: 'Built by {{source}}, which may not build it',
  invalid: 'The provenance is not valid',
  unchecked: 'Provenance not verified',
  none: 'No provenance',
};
export default en;
