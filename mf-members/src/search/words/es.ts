import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'filters.title': 'Filtros',
  'filters.active_one': '{{count}} filtro activo',
  'filters.active_many': '{{count}} de filtros activos',
  'filters.active_other': '{{count}} filtros activos',
  'filters.label': 'Filtros de búsqueda',
  'filters.gender': 'Busco',
  'filters.gender.any': 'Mujeres y hombres',
  'filters.gender.female': 'Mujeres',
  'filters.gender.male': 'Hombres',
  'filters.age': 'Edad',
  'filters.min_age': 'Edad mínima',
  'filters.max_age': 'Edad máxima',
  'filters.ages': '{{min}}–{{max}} años',
  'filters.country.any': 'Todos los países',
  'filters.region.any': 'Todas las regiones',
  'filters.distance': 'Distancia',
  'filters.distance.any': 'Cualquier distancia',
  'filters.distance.within': 'A menos de {{distance}}',
  'filters.interests': 'Intereses',
  'filters.interests_hint': 'Personas que tienen al menos uno de los intereses elegidos.',
  'filters.interests_none': 'Quitar los intereses',
  'filters.interests_chosen_one': '{{count}} interés elegido',
  'filters.interests_chosen_many': '{{count}} de intereses elegidos',
  'filters.interests_chosen_other': '{{count}} intereses elegidos',
  'filters.online': 'En línea',
  'filters.photo': 'Con foto',
  'filters.only_real': 'Solo personas reales',
  'filters.verified': 'Solo perfiles verificados',
  'filters.submit': 'Buscar',
  'filters.show': 'Mostrar personas',
  'filters.reset': 'Borrar los filtros',

  'here.use': 'Usar mi ubicación',
  'here.around': 'Cerca de {{city}}',
  'here.refused': 'No has compartido tu ubicación, y no pasa nada: puedes buscar por región.',
  'here.unavailable': 'Tu ubicación no está disponible ahora. Vuelve a intentarlo en un momento o busca por región.',
  'here.unsupported': 'Este navegador no sabe dónde estás. Puedes buscar por región.',
  'here.needed': '¿Desde dónde medimos?',
  'here.needed_text':
    'Para la distancia hace falta un punto de partida: una ciudad conocida en tu perfil o tu ubicación. La redondeamos a un kilómetro, más o menos, y no la guardamos.',
  'here.anywhere': 'Buscar sin distancia',
};

export default es;
