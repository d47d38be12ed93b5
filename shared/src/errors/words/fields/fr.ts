import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/fr.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Saisis ton adresse e-mail.',
  email_invalid: 'E-mail non valide',
  name_is_email: 'Le nom ne peut pas être ton e-mail : tout le monde le voit. Choisis-en un autre.',
  name_starts_with_at: 'Le nom ne peut pas commencer par @. Retire l’arobase.',
  name_length: `Le nom doit avoir de ${USERNAME_LENGTH.min} à ${USERNAME_LENGTH.max} caractères.`,
  name_characters:
    'Dans le nom, utilise des lettres (au moins une), des chiffres, le point, le tiret, le tiret bas et une espace entre les mots.',
  name_mixed: 'Utilise les lettres d’un seul alphabet.',
  name_reserved: 'Ce nom est réservé à l’équipe du site. Choisis-en un autre.',
  name_address: 'Le nom ne peut pas être une adresse web. Choisis-en un autre.',
  name_taken: 'Ce nom est déjà pris. Choisis-en un autre.',
  date_of_birth_invalid: 'Cette date n’existe pas. Saisis le jour, le mois et l’année de naissance.',
  date_of_birth_year: 'Vérifie ton année de naissance.',
  date_of_birth_too_young: `Saisis ta date de naissance : il faut avoir au moins ${MIN_AGE} ans pour s’inscrire.`,
  password_length: `Le mot de passe doit avoir de ${PASSWORD_LENGTH.min} à ${PASSWORD_LENGTH.max} caractères.`,
  passwords_differ: 'Les deux mots de passe ne correspondent pas. Vérifie le second.',
  password_weak: 'Ce mot de passe se devine facilement. Allonge-le ou choisis des mots qui ne vont pas ensemble d’habitude.',
  required: 'Ce champ est obligatoire.',
  invalid: 'Cette valeur ne convient pas. Vérifie-la et réessaie.',
};
