import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  title: 'Decisiones que te afectan',
  intro: 'Qué hemos decidido, por qué y qué puedes hacer.',
  none_title: 'Ninguna decisión',
  none_text: 'Si denuncias a alguien o decidimos algo sobre tu perfil, lo encontrarás aquí.',
  answer: 'Nuestra respuesta',
  overturned: 'Anulada',
  appealed: 'Presentaste un recurso {{when}}. Otra persona decide y te escribe.',
  upheld: 'Revisada por otra persona: la decisión se mantiene.',
  appeal: 'Recurrir',
  appeal_until: 'Posible hasta el {{date}}. Decide otra persona.',
  appeal_label: '¿Por qué es errónea la decisión?',
  appeal_missing: 'Escribe por qué, basta una frase.',
  appeal_send: 'Enviar recurso',
  appeal_sent: 'Recurso enviado. Otra persona revisa la decisión.',
  not_found: 'Esta decisión no está entre las tuyas. Aquí están las demás.',
};

export default es;
