import type { SignupWords } from '../signupWords.ts';

const nl: SignupWords = {
  title: 'We beginnen met het belangrijkste',
  lead: 'Je naam is zichtbaar voor anderen. Je e-mailadres blijft tussen ons.',
  gender: 'Ik ben',
  'gender.female': 'Een vrouw',
  'gender.male': 'Een man',
  seeks: 'Ik wil graag ontmoeten',
  'seeks.male': 'Mannen',
  'seeks.female': 'Vrouwen',
  'seeks.both': 'Allebei',
  name: 'Zichtbare naam',
  'name.help': '3 tot 20 letters, cijfers, punten of streepjes.',
  email: 'E-mail',
  birth: 'Geboortedatum',
  country: 'Land',
  password: 'Wachtwoord',
  'password.help': 'Minstens 12 tekens, een zin mag ook.',
  consent:
    'Ik ga ermee akkoord dat wie ik wil ontmoeten en, als ik die invul, mijn geaardheid worden gebruikt om passende mensen voor te stellen. In mijn profiel kan ik dat intrekken.',
  'consent.required': 'We hebben je toestemming nodig om passende mensen voor te stellen.',
  adults: 'Alleen voor volwassenen. Sommige profielen zijn fictief, altijd met hun label.',
  terms: 'Door verder te gaan, accepteer je de [voorwaarden]. In de [privacyverklaring] staat hoe we je gegevens gebruiken.',
  submit: 'Maak je account',
  problems: 'Controleer de gemarkeerde velden: eronder staat wat er ontbreekt.',
  email_in_use:
    'Met dit e-mailadres bestaat al een account. Is de aanmelding nooit bevestigd, dan staat in die mailbox een e-mail die uitlegt hoe je verdergaat.',
  login: 'Log hier in',
  'closed.title': 'Voorlopig alleen op uitnodiging',
  'closed.text': 'Aanmelden kan alleen met een uitnodiging. Heb je al een account, dan kun je inloggen.',
  'done.title': 'Welkom',
  'done.text': 'Je account is er. We hebben je een mail gestuurd naar {{email}}: open de link om je aanmelding te bevestigen.',
  'done.go': 'Verder',
};

export default nl;
