import type { ProblemTexts } from '../../problemText.ts';

type Moderation =
  | 'report_self'
  | 'reports_used_up'
  | 'report_open'
  | 'case_claimed'
  | 'case_decided'
  | 'case_not_yours'
  | 'appeal_closed'
  | 'account_suspended'
  | 'address_unconfirmed';

/** Errors of reports and decisions. */
export const MODERATION: Pick<ProblemTexts['problems'], Moderation> = {
  report_self: () => 'Es tu propio perfil: solo puedes denunciar a otras personas.',
  reports_used_up: (e, { number }) =>
    `Ya enviaste ${number(e.limit)} denuncias en las últimas 24 horas y esta no ha salido. Lo que escribiste sigue aquí: inténtalo mañana.`,
  report_open: () =>
    'Has denunciado a esta persona: no os encontraréis hasta que se decida. Te escribiremos entonces y podrás desbloquearla.',
  case_claimed: (e) => `${e.by || 'Otra persona'} ya está con este caso. Elige otro o espera unos minutos a que quede libre.`,
  case_decided: () => 'Este caso ya está decidido. Tu decisión no se ha guardado: pasa al siguiente.',
  case_not_yours: () =>
    'No puedes decidir este caso: te afecta a ti, a una denuncia tuya o a una decisión tuya. Debe hacerlo otra persona.',
  appeal_closed: () => 'Esta decisión ya no se puede recurrir: ya hay un recurso, el plazo ha pasado o fue anulada.',
  address_unconfirmed: () =>
    'Primero confirma tu dirección con el enlace que te enviamos por correo: después podrás escribir y dar likes. No se ha usado ningún crédito.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Tu cuenta está desactivada: no puedes escribir ni dar likes. No se ha usado ningún crédito. La decisión y cómo recurrirla están en tu correo.'
      : `Tu cuenta está suspendida hasta el ${date(e.until)}: hasta entonces no puedes escribir ni dar likes. No se ha usado ningún crédito. La decisión y cómo recurrirla están en tu correo.`,
};
