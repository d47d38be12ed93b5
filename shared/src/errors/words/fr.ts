import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/fr.ts';
import { LANDERS } from './landers/fr.ts';
import { MODERATION } from './moderation/fr.ts';
import { MONEY } from './money/fr.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const fr: ProblemTexts = {
  problems: {
    authentication_required: null,
    forbidden: () => 'Tu n’as pas accès à cette page avec ce compte. Reviens en arrière ou connecte-toi avec un autre compte.',
    not_found: () => 'Ce n’est plus là : le contenu a été retiré ou l’adresse a changé. Reviens en arrière et réessaie depuis là.',
    validation_failed: () => 'Certains champs sont à corriger. Vérifie ceux qui sont signalés et réessaie.',
    payload_too_large: () => 'Le fichier est trop lourd. Choisis-en un plus petit et réessaie.',
    rate_limited: (e, { number, plural }) =>
      `Trop de demandes en peu de temps. Réessaie dans ${plural(e.seconds, { one: `${number(e.seconds)} seconde`, other: `${number(e.seconds)} secondes` })}.`,
    idempotency_key_missing: () => 'La demande est arrivée incomplète et n’a pas été exécutée. Recharge la page et réessaie.',
    idempotency_key_reused: () => 'Cette demande avait déjà servi à autre chose et n’a pas été exécutée. Recharge la page et réessaie.',
    member_changed: () =>
      'Un autre compte s’est connecté dans ce navigateur. La page l’affiche maintenant, et rien n’a été fait en son nom.',
    request_in_progress: () =>
      'La même demande est encore en cours et ne sera pas exécutée deux fois. Attends un instant, puis vérifie le résultat.',
    login_failed: () => 'Connexion impossible : l’e-mail ou le mot de passe ne correspond pas. Vérifie-les et réessaie.',
    login_blocked: (e, { number, plural }) =>
      `Trop de tentatives d’ici : par sécurité, la connexion est suspendue pendant ${plural(e.minutes, { one: `${number(e.minutes)} minute`, other: `${number(e.minutes)} minutes` })}.`,
    account_deleted: () =>
      `Ce compte a été supprimé. Pendant ${REACTIVATION_DAYS} jours, tu peux le récupérer avec le lien que nous t’avons envoyé par e-mail.`,
    password_wrong: () => 'Ce n’est pas ton mot de passe actuel. Rien n’a changé : vérifie-le et réessaie.',
    passkey_failed: () =>
      'Cette clé d’accès ne vaut pas ici : elle a été retirée ou appartient à un autre site. Choisis-en une autre ou connecte-toi avec ton mot de passe.',
    passkey_expired: () => 'La demande de clé d’accès a expiré. Réessaie, cela ne prend qu’un instant.',
    passkey_session_needed: () =>
      'Avec un rôle sur ce site, tes clés d’accès ne se modifient qu’une fois connecté avec l’une d’elles. Déconnecte-toi, puis reconnecte-toi avec ta clé d’accès.',
    passkey_limit: (e, { number }) =>
      `Tu as déjà ${number(e.limit)} clés d’accès, c’est le maximum. Retires-en une pour en ajouter une autre.`,
    link_invalid: () => 'Ce lien a expiré, a déjà servi ou est incomplet. Demande un nouvel e-mail et ouvre le lien le plus récent.',
    mails_used_up: (e, { number }) =>
      `Tu as déjà demandé ${number(e.limit)} e-mails en un jour, nous n’en envoyons pas plus. Réessaie demain ; le lien le plus récent reste valable jusqu’à son expiration.`,
    email_in_use: () => 'Un compte existe déjà avec cet e-mail. Connecte-toi au lieu de t’inscrire à nouveau.',
    account_being_deleted: () =>
      'Le compte lié à cet e-mail est en cours de suppression. Pour le garder, utilise le lien de réactivation que nous t’avons envoyé.',
    signup_disabled: () => 'Pour le moment, l’inscription se fait sur invitation. Si tu en as une, ouvre le lien que tu as reçu.',
    search_hidden: () =>
      'La recherche est réservée aux personnes qui ont un compte. Connecte-toi ou inscris-toi gratuitement pour voir qui est là.',
    profile_disabled: () => 'Ce profil n’est pas visible pour le moment. Tu peux réessayer plus tard.',
    profile_deleted: () => 'Ce profil n’existe plus : la personne a quitté le site.',
    blocked_by_user: () => 'Cette personne a bloqué le contact avec toi. Aucun crédit n’a été utilisé.',
    blocked: () => 'Tu as bloqué cette personne. Débloque-la sur son profil pour lui écrire à nouveau ; aucun crédit n’a été utilisé.',
    like_self: () => 'C’est ton propre profil : tu ne peux donner un like qu’aux autres.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, { one: `Il te manque ${number(missing)} crédit`, other: `Il te manque ${number(missing)} crédits` });
      return `${lack} : il en faut ${number(e.needed)} et ton solde est de ${number(e.balance)}. Aucun crédit n’a été utilisé et ton texte reste ici.`;
    },
    conversation_limit: () =>
      'Avec un compte gratuit, tu ne peux pas commencer d’autre conversation. Continue celles que tu as, ou passe à Premium avec un pack de crédits.',
    message_too_long: (e, { number }) =>
      `Ton message compte ${number(e.length)} caractères, le maximum est de ${number(e.limit)}. Raccourcis-le et renvoie-le ; aucun crédit n’a été utilisé.`,
    verification_photo_missing: () =>
      'Pour vérifier ton profil, il nous faut au moins une photo contrôlée de toi à comparer avec le selfie. Ajoute une photo et réessaie quand elle est visible.',
    verification_closed: () =>
      'Une demande de vérification est déjà en cours, ou ton profil est déjà vérifié. Recharge la page pour voir où elle en est.',
    verification_code_expired: () =>
      `Le code n’est plus valable : il dure ${CODE_MINUTES} minutes et le selfie est arrivé après. Rien n’a été envoyé ; demande un nouveau code et reprends la photo.`,
    verification_limit: (e, { number, plural }) =>
      `Tu as déjà envoyé ${SELFIES_PER_DAY} selfies en un jour. Tu pourras réessayer dans ${plural(e.hours, { one: '1 heure', other: `${number(e.hours)} heures` })}.`,
    premium_required: () => 'C’est une fonction Premium. L’achat de n’importe quel pack de crédits te fait passer à Premium.',
    photo_unusable: (e) =>
      ({
        format: 'Ce fichier n’est pas une photo que nous pouvons utiliser. Choisis une photo en JPEG, PNG, WebP, AVIF ou HEIC.',
        unreadable: 'Cette photo est abîmée ou incomplète et ne s’ouvre pas. Choisis-en une autre.',
        too_small: `Cette photo est trop petite. Choisis-en une d’au moins ${PHOTO_MIN_SIDE} pixels de chaque côté.`,
        too_many_pixels: 'Cette photo a trop de pixels. Réduis-la ou choisis-en une autre.',
        refused: 'Cette photo ne respecte pas nos règles et a déjà été refusée. Choisis-en une autre.',
      })[e.problem],
    photo_limit: (e, { number }) => `Tu as déjà ${number(e.limit)} photos, c’est le maximum. Retires-en une pour en ajouter une autre.`,
    gift_price_changed: (e, { number, plural }) =>
      `Le prix de ce cadeau a changé entre-temps : il coûte maintenant ${plural(e.credits, { one: `${number(e.credits)} crédit`, other: `${number(e.credits)} crédits` })}. Aucun crédit n’a été utilisé ; vérifie et confirme.`,
    photo_deleted: () => 'La photo a été supprimée. On ne peut plus la voir.',
    country_unproven: () =>
      'Pour la TVA, le pays choisi et celui d’où tu te connectes doivent être les mêmes. Choisis le pays où tu te trouves, désactive ton VPN si tu en utilises un, ou paie par prélèvement depuis un compte de ce pays. Rien n’a été débité.',
    payment_method_unavailable: () => 'Ce moyen de paiement n’est pas disponible dans ton pays. Choisis-en un autre : rien n’a été débité.',
    price_changed: (e, { money }) =>
      `Le prix a changé entre-temps : il est maintenant de ${money(e.total)}. Rien n’a été débité ; vérifie-le et confirme.`,
    ...MONEY,
    unavailable: () =>
      'Le site ne peut pas répondre pour le moment ; cela dure en général moins d’une minute. Rien n’est perdu ; réessaie dans un instant.',
    internal: () => 'Le problème vient de nous, pas de toi : nous n’avons pas pu terminer la demande. Réessaie dans un instant.',
    network: () => 'Pas de connexion avec le site. Vérifie ta connexion et réessaie.',
    contract_broken: () => 'La réponse du site est illisible : cette page est peut-être ancienne. Recharge-la et réessaie.',
    generic: () => 'Un problème est survenu. Réessaie plus tard.',
  },
  fields: FIELDS,
};

export default fr;
