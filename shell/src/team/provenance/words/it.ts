/** Who built a version, as developers see it. Italian is the source. */
const it = {
  proven: 'Costruita da {{source}}',
  foreign: 'Costruita da {{source}}, che non può farlo',
  invalid: 'La provenienza non è valida',
  unchecked: 'Provenienza non verificata',
  none: 'Senza provenienza',
} as const;
export default it;
