import type source from './it.ts';

const nl: { [Key in keyof typeof source]: string } = {
  quote: 'Een zin onthoud je beter dan een woord.',
  'ask.title': 'Wachtwoord vergeten?',
  'ask.lead': 'We sturen je een link om een nieuw wachtwoord te kiezen. Die werkt één keer, binnen {{minutes}} minuten.',
  email: 'E-mail',
  'ask.submit': 'Link sturen',
  'ask.busy': 'Wordt verstuurd',
  to_login: 'Terug naar inloggen',
  'sent.title': 'Kijk in je mailbox',
  'sent.text':
    'Als {{email}} een account heeft, komt de link zo. We sturen er hooguit één per {{minutes}} minuten; tot dan werkt de laatste.',
  'new.title': 'Kies een nieuw wachtwoord',
  'new.lead': '{{min}} tot {{max}} tekens. Je kunt het plakken vanuit een wachtwoordbeheerder.',
  password: 'Nieuw wachtwoord',
  repeat: 'Herhaal het wachtwoord',
  'new.sessions': 'Daarna moet je op al je apparaten opnieuw inloggen.',
  'passkeys.title': 'Passkeys om te verwijderen',
  'passkeys.lead': 'Deze openen je account ook. De nieuwste zijn al aangevinkt.',
  'passkeys.one': '{{name}}, toegevoegd op {{date}}',
  'new.submit': 'Wachtwoord opslaan',
  'new.busy': 'Bezig met opslaan',
  'password.missing': 'Vul het nieuwe wachtwoord in.',
  'strength.0': 'Te makkelijk te raden.',
  'strength.1': 'Nog makkelijk te raden.',
  'strength.2': 'Bijna: voeg een woord toe.',
  'strength.3': 'Een sterk wachtwoord.',
  'strength.4': 'Een zeer sterk wachtwoord.',
  again: 'Nieuwe link aanvragen',
};

export default nl;
