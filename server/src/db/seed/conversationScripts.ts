import type { GiftName } from '@amarena/shared/contracts/chat/gifts';
import type { SceneKind } from '../../portraits/index.ts';
import { hours } from './calendar.ts';

/** The lines: `>` by the member who starts, `<` by the other one. A photo is drawn like those of the profiles. */
export type Line = string | { by: '>' | '<'; gift: GiftName; words: string } | { by: '>' | '<'; photo: SceneKind };

export interface Script {
  between: readonly [starts: string, answers: string];
  /** How long ago the first message was sent; the others follow some minutes apart. */
  began: number;
  lines: readonly Line[];
  /** How many of the last lines are still unread. Default: 0. */
  unread?: number;
}

/** Only Marco sends photos: the sender of a photo has to have paid. */
export const SCRIPTS: readonly Script[] = [
  {
    between: ['Marco', 'Elena'],
    began: hours(26),
    lines: [
      '> Ciao Elena, le tue colline mi sembrano quelle dietro Savignano. Ho indovinato?',
      '< Quasi: un po’ più su, verso Zocca. Ci vado all’alba, quando c’è ancora nebbia.',
      { by: '>', photo: 'mountains' },
      '> Le mie, domenica scorsa. All’alba anch’io: il caffè dopo è meritato.',
      { by: '<', gift: 'coffee', words: 'Meritato e doppio: eccolo.' },
      '> Grazie! Così comincio la salita già sveglio. Tu cammini o pedali?',
      '< Cammino. Allora ti racconto il sentiero: parte da una fontana e finisce da un fornaio.',
    ],
    unread: 1,
  },
  {
    between: ['Luca', 'Giulia'],
    began: hours(5),
    lines: [
      '> Ciao Giulia, che mobile hai sotto le mani in questo momento?',
      '< Una credenza degli anni Cinquanta con un cassetto che non vuole aprirsi.',
      { by: '>', gift: 'chocolates', words: 'Per quando si apre.' },
      '> Forse tiene un segreto. Io al massimo apro sacchi di farina.',
      '> Se ti va, domenica passo dal mercato: porto il pane.',
    ],
    unread: 2,
  },
  {
    between: ['Giulia', 'Marco'],
    began: hours(50),
    lines: [
      '> Un pianista con i vicini contro: che cosa suoni quando protestano?',
      '< Satie. Protestano meno, o si addormentano prima.',
      { by: '<', photo: 'cat' },
      '< Lui invece resta fino in fondo. E tu, che libro non hai finito questa settimana?',
    ],
    unread: 1,
  },
];
