/** Words of the verification and of its badge. The source of the six translations beside it. */
const it = {
  title: 'Verifica del profilo',

  lead: 'Un segno accanto al nome dice agli altri che le foto mostrano davvero te. È gratis.',

  'begin.title': 'Come funziona',
  'begin.code': 'Ti diamo un codice. Vale {{minutes}} minuti.',
  'begin.selfie': 'Lo scrivi a mano su un foglio e ti fai un selfie con il foglio in mano.',
  'begin.compared': 'Una persona del nostro gruppo, non un programma, lo confronta con le tue foto.',
  'begin.draw': 'Chiedi il codice',
  'begin.draw_again': 'Chiedi un codice nuovo',
  'begin.ends': 'Il segno resta finché è visibile almeno una delle foto confrontate. Finisce se le cambi tutte o cambi genere.',

  'privacy.title': 'Il selfie resta privato.',
  'privacy.text': 'Lo vede solo chi modera, fino alla decisione. Poi nessuno può più aprirlo e lo cancelliamo entro {{hours}} ore.',

  'refused.title': 'La verifica non è riuscita.',
  'refused.code_missing': 'Il codice scritto a mano non si legge o non c’è. Scrivilo più grande e tienilo accanto al viso.',
  'refused.code_wrong': 'Il codice sul foglio non è quello che ti abbiamo dato. Copia quello nuovo, carattere per carattere.',
  'refused.face_hidden': 'Il viso non si vede bene. Cerca la luce e togli occhiali da sole o berretto.',
  'refused.face_differs': 'Il viso non sembra quello delle tue foto. Se sono vecchie, aggiungine una recente prima di riprovare.',
  'refused.several_people': 'Nel selfie c’è più di una persona. Rifallo solo con te.',
  'refused.edited': 'Il selfie sembra ritoccato o preso da uno schermo. Scatta una foto nuova, senza filtri.',

  'expired.title': 'Il codice è scaduto.',
  'expired.text': 'Vale {{minutes}} minuti, così nessuno può prepararsi prima. Chiedine uno nuovo: non è stato inviato nulla.',

  'ended.title': 'La verifica è finita.',
  'ended.text': 'Nessuna delle foto confrontate è più visibile, oppure hai cambiato genere. Puoi verificarti di nuovo.',

  'no_photo.title': 'Prima serve una tua foto.',
  'no_photo.text': 'Il selfie si confronta con le foto del profilo: aggiungine una e torna qui quando è visibile.',
  'no_photo.checking': 'La stiamo controllando: torna qui quando è visibile agli altri.',

  limit: 'Per oggi hai usato tutti i tentativi. Il prossimo: {{date}}.',

  'code.title': 'Il tuo codice',
  'code.text': 'Scrivilo grande, a mano, su un foglio. Nel selfie si devono leggere il codice e vedere bene il viso.',
  'code.time': 'Scade tra',
  'code.left': 'Tempo rimasto: {{time}}',
  'code.leave': 'Lascia perdere',

  'selfie.take': 'Scatta il selfie',
  'selfie.pick': 'Scegli una foto',
  'selfie.preview': 'Anteprima del selfie',
  'selfie.check': 'Si vede bene il viso? Si legge tutto il codice?',
  'selfie.send': 'Invia il selfie',
  'selfie.again': 'Scegline un’altra',
  'selfie.sending': 'Invio del selfie',
  'selfie.progress': 'Inviato il {{share}}',

  'pending.title': 'Selfie inviato',
  'pending.text': 'Una persona lo confronta con le tue foto. Ti avvisiamo qui e per e-mail appena ha deciso.',
  'pending.sent': 'Inviato {{when}}',
  'pending.withdraw': 'Ritira la richiesta',

  'withdraw.title': 'Vuoi ritirare la richiesta?',
  'withdraw.text': 'Il selfie viene cancellato subito. Puoi chiedere un codice nuovo quando vuoi.',

  'verified.title': 'Il tuo profilo è verificato',
  'verified.text': 'Dal {{date}} gli altri vedono il segno accanto al tuo nome.',
  'verified.profile': 'Guarda il tuo profilo',

  'info.title': 'Che cosa vuol dire «verificato»',
  'info.text':
    '{{name}} ha mandato un selfie con un codice scritto a mano, dato da noi in quel momento. Una persona del nostro gruppo l’ha confrontato con le foto del profilo.',
  'info.not': 'Dice che le foto mostrano chi le usa. Non dice nulla su età, intenzioni o resto del profilo: resta la prudenza di sempre.',
  'info.own': 'Puoi verificarti anche tu, gratis.',
  'info.button': 'Verifica il tuo profilo',
} as const;

export default it;
