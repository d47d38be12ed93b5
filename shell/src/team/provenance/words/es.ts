import type source from './it.ts';

const es: { [Key in keyof typeof source]: string } = {
  proven: 'Compilada por {{source}}',
  foreign: 'Compilada por {{source}}, sin permiso para ello',
  invalid: 'La procedencia no es válida',
  unchecked: 'Procedencia sin verificar',
  none: 'Sin procedencia',
};
export default es;
