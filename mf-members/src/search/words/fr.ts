import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'filters.title': 'Filtres',
  'filters.active_one': '{{count}} filtre actif',
  'filters.active_many': '{{count}} de filtres actifs',
  'filters.active_other': '{{count}} filtres actifs',
  'filters.label': 'Filtres de recherche',
  'filters.gender': 'Je cherche',
  'filters.gender.any': 'Femmes et hommes',
  'filters.gender.female': 'Femmes',
  'filters.gender.male': 'Hommes',
  'filters.age': 'Âge',
  'filters.min_age': 'Âge minimum',
  'filters.max_age': 'Âge maximum',
  'filters.ages': '{{min}}–{{max}} ans',
  'filters.country.any': 'Tous les pays',
  'filters.region.any': 'Toutes les régions',
  'filters.distance': 'Distance',
  'filters.distance.any': 'Toutes les distances',
  'filters.distance.within': 'À moins de {{distance}}',
  'filters.interests': 'Centres d’intérêt',
  'filters.interests_hint': 'Les personnes qui ont au moins un des centres d’intérêt choisis.',
  'filters.interests_none': 'Retirer les centres d’intérêt',
  'filters.interests_chosen_one': '{{count}} centre d’intérêt choisi',
  'filters.interests_chosen_many': '{{count}} de centres d’intérêt choisis',
  'filters.interests_chosen_other': '{{count}} centres d’intérêt choisis',
  'filters.online': 'En ligne',
  'filters.photo': 'Avec photo',
  'filters.only_real': 'Vraies personnes uniquement',
  'filters.verified': 'Profils vérifiés uniquement',
  'filters.submit': 'Chercher',
  'filters.show': 'Voir les personnes',
  'filters.reset': 'Effacer les filtres',

  'here.use': 'Utiliser ma position',
  'here.around': 'Près de {{city}}',
  'here.refused': 'Tu n’as pas partagé ta position, et ce n’est pas grave : tu peux chercher par région.',
  'here.unavailable': 'Ta position n’est pas disponible pour le moment. Réessaie bientôt ou cherche par région.',
  'here.unsupported': 'Ce navigateur ne sait pas où tu es. Tu peux chercher par région.',
  'here.needed': 'Mesurer à partir d’où ?',
  'here.needed_text':
    'Pour la distance, il faut un point de départ : une ville connue dans ton profil ou ta position. Nous l’arrondissons à un kilomètre environ et ne l’enregistrons pas.',
  'here.anywhere': 'Chercher sans distance',
};

export default fr;
