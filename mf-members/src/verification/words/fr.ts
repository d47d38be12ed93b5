import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  title: 'Vérification du profil',

  lead: 'Un signe à côté de ton nom dit aux autres que les photos te montrent vraiment. C’est gratuit.',

  'begin.title': 'Comment ça marche',
  'begin.code': 'Nous te donnons un code. Il est valable {{minutes}} minutes.',
  'begin.selfie': 'Tu l’écris à la main sur une feuille et tu fais un selfie avec la feuille à la main.',
  'begin.compared': 'Une personne de notre équipe, pas un programme, le compare à tes photos.',
  'begin.draw': 'Demander le code',
  'begin.draw_again': 'Demander un nouveau code',
  'begin.ends':
    'Le signe reste tant qu’une des photos comparées au moins est visible. Il prend fin si tu les changes toutes ou si tu changes de genre.',

  'privacy.title': 'Le selfie reste privé.',
  'privacy.text':
    'Seule la modération le voit, jusqu’à sa décision. Ensuite plus personne ne peut l’ouvrir, et nous le supprimons dans les {{hours}} heures.',

  'refused.title': 'La vérification n’a pas abouti.',
  'refused.code_missing': 'Le code écrit à la main manque ou ne se lit pas. Écris-le plus grand et tiens-le près de ton visage.',
  'refused.code_wrong': 'Le code sur la feuille n’est pas celui que nous t’avons donné. Recopie le nouveau, caractère par caractère.',
  'refused.face_hidden': 'Ton visage ne se voit pas bien. Cherche la lumière et retire lunettes de soleil ou casquette.',
  'refused.face_differs':
    'Le visage ne semble pas être celui de tes photos. Si elles sont anciennes, ajoutes-en une récente avant de réessayer.',
  'refused.several_people': 'Il y a plus d’une personne sur le selfie. Refais-le avec toi seulement.',
  'refused.edited': 'Le selfie semble retouché ou pris sur un écran. Prends une nouvelle photo, sans filtre.',

  'expired.title': 'Le code a expiré.',
  'expired.text':
    'Il est valable {{minutes}} minutes, pour que personne ne puisse se préparer. Demandes-en un nouveau : rien n’a été envoyé.',

  'ended.title': 'Ta vérification a pris fin.',
  'ended.text': 'Aucune des photos comparées n’est encore visible, ou tu as changé de genre. Tu peux recommencer.',

  'no_photo.title': 'Il faut d’abord une photo de toi.',
  'no_photo.text': 'Le selfie est comparé aux photos du profil : ajoutes-en une et reviens quand elle est visible.',
  'no_photo.checking': 'Nous la contrôlons : reviens quand les autres la voient.',

  limit: 'Tu as utilisé tous les essais du jour. Le prochain : {{date}}.',

  'code.title': 'Ton code',
  'code.text': 'Écris-le en grand, à la main, sur une feuille. Sur le selfie, le code doit se lire et ton visage bien se voir.',
  'code.time': 'Expire dans',
  'code.left': 'Temps restant : {{time}}',
  'code.leave': 'Laisser tomber',

  'selfie.take': 'Prendre le selfie',
  'selfie.pick': 'Choisir une photo',
  'selfie.preview': 'Aperçu du selfie',
  'selfie.check': 'Ton visage se voit bien ? Tout le code se lit ?',
  'selfie.send': 'Envoyer le selfie',
  'selfie.again': 'En choisir une autre',
  'selfie.sending': 'Envoi du selfie',
  'selfie.progress': '{{share}} envoyés',

  'pending.title': 'Selfie envoyé',
  'pending.text': 'Une personne le compare à tes photos. Nous te prévenons ici et par e-mail dès que c’est décidé.',
  'pending.sent': 'Envoyé {{when}}',
  'pending.withdraw': 'Retirer la demande',

  'withdraw.title': 'Retirer la demande ?',
  'withdraw.text': 'Le selfie est supprimé tout de suite. Tu peux demander un nouveau code quand tu veux.',

  'verified.title': 'Ton profil est vérifié',
  'verified.text': 'Depuis le {{date}}, les autres voient le signe à côté de ton nom.',
  'verified.profile': 'Voir ton profil',

  'info.title': 'Ce que veut dire « vérifié »',
  'info.text':
    '{{name}} a fait un selfie avec un code écrit à la main, donné par nous à ce moment-là. Une personne de notre équipe l’a comparé aux photos du profil.',
  'info.not':
    'Cela dit que les photos montrent la personne qui les utilise. Cela ne dit rien de l’âge, des intentions ni du reste du profil : garde ta prudence habituelle.',
  'info.own': 'Toi aussi, tu peux faire vérifier ton profil, gratuitement.',
  'info.button': 'Vérifier ton profil',
};

export default fr;
