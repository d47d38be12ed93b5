import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/es.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Escribe tu correo electrónico.',
  email_invalid: 'Correo no válido',
  name_is_email: 'El nombre no puede ser tu correo: lo ve todo el mundo. Elige otro.',
  name_starts_with_at: 'El nombre no puede empezar por @. Quita la arroba.',
  name_length: `El nombre debe tener entre ${USERNAME_LENGTH.min} y ${USERNAME_LENGTH.max} caracteres.`,
  name_characters: 'En el nombre usa letras (al menos una), cifras, puntos, guiones, guiones bajos y un espacio entre palabras.',
  name_mixed: 'Usa letras de un solo alfabeto.',
  name_reserved: 'Este nombre está reservado al equipo del sitio. Elige otro.',
  name_address: 'El nombre no puede ser una dirección web. Elige otro.',
  name_taken: 'Este nombre ya está cogido. Elige otro.',
  date_of_birth_invalid: 'Esa fecha no existe. Escribe día, mes y año de nacimiento.',
  date_of_birth_year: 'Revisa el año de nacimiento.',
  date_of_birth_too_young: `Escribe tu fecha de nacimiento: para registrarte debes tener al menos ${MIN_AGE} años.`,
  password_length: `La contraseña debe tener entre ${PASSWORD_LENGTH.min} y ${PASSWORD_LENGTH.max} caracteres.`,
  passwords_differ: 'Las dos contraseñas no coinciden. Revisa la segunda.',
  password_weak: 'Esta contraseña se adivina fácilmente. Alárgala o usa palabras que no suelen ir juntas.',
  required: 'Este campo es obligatorio.',
  invalid: 'Este valor no sirve. Revísalo y vuelve a intentarlo.',
};
