/** Words of a photo shared to the installed app. They load with the deferred parts. Italian is the source. */
const it = {
  'shared.title': 'Che cosa vuoi fare con questa foto?',
  'shared.text': 'Per ora è solo su questo dispositivo: parte quando lo decidi tu.',
  'shared.picture': 'La foto che hai condiviso',
  'shared.chat': 'Inviala in una conversazione',
  'shared.profile': 'Aggiungila alle tue foto',
  'shared.drop': 'Non usarla',
  'shared.choose': 'Apri una conversazione: la foto ti aspetta lì.',
  'shared.lost': 'La foto non è arrivata',
  'shared.lost.text':
    'Quando l’hai condivisa, l’app non era pronta a riceverla, oppure non era una foto. Niente è andato perso: condividila di nuovo dalla galleria.',
} as const;

export default it;
