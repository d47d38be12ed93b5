import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Denuncia aceptada',
  text: `Suspendimos hasta el ${until} la cuenta de la persona que denunciaste. Para ti sigue oculta también después.`,
});

const suspendedAbout = (until: string) => ({
  title: `Cuenta suspendida hasta el ${until}`,
  text: `Recibimos una denuncia y suspendimos tu cuenta hasta el ${until}: nadie encuentra tu perfil y no puedes escribir ni dar likes. Puedes entrar, leer y usar compras y ajustes.`,
});

const es: ModerationWords = {
  subject: 'Una decisión nuestra que te afecta',
  hello: (name) => `Hola, ${name}:`,
  hello_nameless: 'Hola:',
  why: (reason) => `Motivo: ${reason}`,
  answer: (text) => `Nuestra respuesta: ${text}`,
  read: (link) => `También encuentras la decisión aquí: ${link}`,
  appeal: (until, link) => `¿No estás de acuerdo? Hasta el ${until} puedes pedir que otra persona la revise: ${link}`,
  about: {
    no_action: always(
      'Ninguna medida',
      'Recibimos una denuncia sobre tu perfil, la leímos y no hay nada que corregir. Para ti no cambia nada.',
    ),
    warn: always(
      'Una advertencia',
      'Recibimos una denuncia sobre tu perfil y encontramos algo que aquí no está bien. Tu cuenta sigue activa: te pedimos que no lo repitas.',
    ),
    hide_photo: always(
      'Una de tus fotos está oculta',
      'Recibimos una denuncia y ocultamos una de tus fotos. El resto de tu perfil sigue igual.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Cuenta desactivada',
      'Recibimos una denuncia y desactivamos tu cuenta sin fecha de fin: nadie encuentra tu perfil y no puedes escribir ni dar likes. Puedes entrar, leer y usar compras y ajustes.',
    ),
    approve: always('Foto aprobada', 'Tu foto ya es visible para todo el mundo.'),
    refuse: always('Foto no aprobada', 'No podemos mostrar tu foto. Puedes subir otra cuando quieras.'),
    uphold: always('La decisión se mantiene', 'Tras tu recurso, otra persona revisó la decisión y la confirmó.'),
    overturn: always('Decisión anulada', 'Tras tu recurso, otra persona revisó la decisión y la anuló. Sus efectos terminan ya.'),
  },
  author: {
    no_action: always('Denuncia revisada', 'Revisamos tu denuncia y no tomamos medidas. Para ti la persona sigue oculta.'),
    warn: always('Denuncia aceptada', 'Hemos advertido a la persona que denunciaste. Para ti sigue oculta.'),
    hide_photo: always('Denuncia aceptada', 'Ocultamos una foto de la persona que denunciaste. Para ti también sigue oculta la persona.'),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Denuncia aceptada', 'Desactivamos la cuenta de la persona que denunciaste.'),
    overturn: always(
      'Una decisión ha cambiado',
      'Tras un recurso, otra persona revisó la decisión sobre tu denuncia y la anuló. Para ti la persona sigue oculta.',
    ),
    accept: always('Reclamación aceptada', 'Revisamos tu reclamación y la aceptamos.'),
    reject: always('Reclamación no aceptada', 'Revisamos tu reclamación y no podemos aceptarla.'),
  },
  reasons: {
    no_violation: 'no hay nada contra nuestras normas.',
    not_enough_evidence: 'lo que vimos no basta para decidir otra cosa.',
    spam_or_money: 'peticiones de dinero o publicidad.',
    harassment: 'mensajes ofensivos o insistentes.',
    fake: 'el perfil no es auténtico.',
    sexual_content: 'contenido sexual no deseado.',
    minor: 'posible menor de edad.',
    other: 'otra infracción de nuestras normas.',
    no_face: 'en la foto no se reconoce ninguna cara.',
    other_person: 'la foto muestra a otra persona.',
    unreadable: 'la foto es demasiado oscura, borrosa o pequeña.',
    contact_details: 'en la foto hay datos de contacto o publicidad.',
    decision_right: 'la primera decisión era correcta.',
    decision_wrong: 'la primera decisión era errónea.',
    new_facts: 'hay hechos nuevos.',
    solved: 'el problema está resuelto.',
    not_our_matter: 'el asunto no depende de nosotros.',
  },
  complaint: {
    received_subject: (number) => `Hemos recibido tu reclamación n.º ${number}`,
    received: (number) => `Tu reclamación tiene el número ${number}. Una persona la lee y te responde a esta dirección.`,
    answered_subject: (number) => `Respuesta a tu reclamación n.º ${number}`,
  },
};

export default es;
