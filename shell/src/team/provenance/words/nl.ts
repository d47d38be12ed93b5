import type source from './it.ts';

const nl: { [Key in keyof typeof source]: string } = {
  proven: 'Gebouwd door {{source}}',
  foreign: 'Gebouwd door {{source}}, dat dit niet mag',
  invalid: 'De herkomst is niet geldig',
  unchecked: 'Herkomst niet gecontroleerd',
  none: 'Zonder herkomst',
};
export default nl;
