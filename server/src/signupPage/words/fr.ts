import type { SignupWords } from '../signupWords.ts';

const fr: SignupWords = {
  title: 'Commençons par l’essentiel',
  lead: 'Les autres voient ton nom. Ton e-mail reste entre nous.',
  gender: 'Je suis',
  'gender.female': 'Une femme',
  'gender.male': 'Un homme',
  seeks: 'Je veux rencontrer',
  'seeks.male': 'Des hommes',
  'seeks.female': 'Des femmes',
  'seeks.both': 'Les deux',
  name: 'Nom visible',
  'name.help': 'De 3 à 20 lettres, chiffres, points ou tirets.',
  email: 'E-mail',
  birth: 'Date de naissance',
  country: 'Pays',
  password: 'Mot de passe',
  'password.help': 'Au moins 12 caractères, une phrase convient aussi.',
  consent:
    'J’accepte que mes préférences de rencontre et, si je l’indique, mon orientation servent à me proposer des personnes qui me correspondent. Je peux changer d’avis dans mon profil.',
  'consent.required': 'Il nous faut ton accord pour te proposer des personnes qui te correspondent.',
  adults: 'Réservé aux adultes. Certains profils sont fictifs, toujours avec leur étiquette.',
  terms: 'En continuant, tu acceptes les [conditions]. La [politique de confidentialité] dit comment nous utilisons tes données.',
  submit: 'Créer ton compte',
  problems: 'Vérifie les champs signalés : sous chacun, nous disons ce qui manque.',
  email_in_use:
    'Un compte existe déjà avec cet e-mail. Si l’inscription n’a jamais été confirmée, un e-mail dans cette boîte de réception explique comment continuer.',
  login: 'Connecte-toi ici',
  'closed.title': 'Pour l’instant, sur invitation',
  'closed.text': 'L’inscription est ouverte seulement aux personnes invitées. Si tu as déjà un compte, tu peux te connecter.',
  'done.title': 'Bienvenue',
  'done.text': 'Ton compte est créé. Nous t’avons écrit à {{email}} : ouvre le lien pour confirmer ton inscription.',
  'done.go': 'Continuer',
};

export default fr;
