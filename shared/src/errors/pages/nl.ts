import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const nl = {
  'internal.title': 'Er ging iets stuk',
  'internal.text': 'Het ligt aan ons, niet aan jou. Je credits zijn niet aangeraakt en je berichten zijn veilig. Probeer het zo nog eens.',
  'unavailable.title': 'We zijn zo terug',
  'unavailable.text': 'De site kan nu even niet antwoorden. Meestal duurt dat minder dan een minuut; je credits en berichten zijn veilig.',
  retry: 'Opnieuw proberen',
  code: 'Fout',
} as const satisfies Translation<typeof it>;

export default nl;
