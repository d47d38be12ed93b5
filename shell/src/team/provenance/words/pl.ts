import type source from './it.ts';

const pl: { [Key in keyof typeof source]: string } = {
  proven: 'Zbudowana przez {{source}}',
  foreign: 'Zbudowana przez {{source}} bez uprawnień',
  invalid: 'Pochodzenie jest nieprawidłowe',
  unchecked: 'Pochodzenie niezweryfikowane',
  none: 'Bez pochodzenia',
};
export default pl;
