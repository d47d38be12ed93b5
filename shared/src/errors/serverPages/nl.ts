import type { Translation } from '../../i18n/translation.ts';
import type it from './it.ts';

const nl = {
  'internal.title': 'Er ging iets mis',
  'internal.text': 'Het ligt aan ons, niet aan jou. Je credits zijn niet aangeraakt en je berichten zijn veilig. Probeer het zo nog eens.',
  'unavailable.title': 'We zijn zo terug',
  'unavailable.text': 'De site kan nu even niet antwoorden. Meestal duurt dat minder dan een minuut; je credits en berichten zijn veilig.',
  'missing.title': 'De pagina kwam niet helemaal aan',
  'missing.text':
    'Misschien viel de verbinding weg, of ligt het aan ons. We laden haar opnieuw zodra het kan; je credits en berichten zijn veilig.',
  'slow.title': 'Het duurt langer dan normaal',
  'slow.text': 'Het netwerk is traag, of wij zijn het. De pagina verschijnt zodra ze er is: je hoeft niets te doen.',
  'broken.title': 'De pagina kon niet starten',
  'broken.text':
    'Het ligt aan ons, niet aan jou: wat aankwam is niet te lezen. Laad de pagina opnieuw; lukt dat niet, probeer het over een paar minuten nog eens.',
  again: 'We proberen het vanzelf opnieuw: de pagina komt terug zodra het kan.',
  retry: 'Opnieuw proberen',
  code: 'Fout',
  'app.search': 'Mensen zoeken',
  'app.messages': 'Berichten',
  'app.likes': 'Likes',
  'app.shot.search': 'Zoeken',
  'app.shot.chat': 'Een gesprek',
  'app.shot.profile': 'Een profiel',
} as const satisfies Translation<typeof it>;

export default nl;
