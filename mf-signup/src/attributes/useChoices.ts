import {
  BODY_TYPES,
  EYE_COLORS,
  HAIR_COLORS,
  type OwnProfile,
  RELATIONSHIP_STATUSES,
  SEXUALITIES,
} from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import type { ProfileChange } from './profileChange.ts';

export type ChoiceName = 'relationship_status' | 'sexuality' | 'hair_color' | 'eye_color' | 'body_type';

export interface AttributeChoice {
  readonly name: ChoiceName;
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly change: ProfileChange; readonly value: string }[];
  /** Clears the value. */
  readonly nothing: ProfileChange;
}

/** The select fields with their options in the current language. In some languages the words for a relationship status depend on gender. */
export function useChoices(gender: OwnProfile['gender']): readonly AttributeChoice[] {
  const t = useCommonT();
  return [
    {
      name: 'relationship_status',
      label: t('attribute.relationship_status'),
      options: RELATIONSHIP_STATUSES.map((value) => ({
        value,
        label: t(`relationship_status.${gender}.${value}`),
        change: { relationship_status: value },
      })),
      nothing: { relationship_status: null },
    },
    {
      name: 'sexuality',
      label: t('attribute.sexuality'),
      options: SEXUALITIES.map((value) => ({ value, label: t(`sexuality.${value}`), change: { sexuality: value } })),
      nothing: { sexuality: null },
    },
    {
      name: 'hair_color',
      label: t('attribute.hair_color'),
      options: HAIR_COLORS.map((value) => ({ value, label: t(`hair_color.${value}`), change: { hair_color: value } })),
      nothing: { hair_color: null },
    },
    {
      name: 'eye_color',
      label: t('attribute.eye_color'),
      options: EYE_COLORS.map((value) => ({ value, label: t(`eye_color.${value}`), change: { eye_color: value } })),
      nothing: { eye_color: null },
    },
    {
      name: 'body_type',
      label: t('attribute.body_type'),
      options: BODY_TYPES.map((value) => ({ value, label: t(`body_type.${value}`), change: { body_type: value } })),
      nothing: { body_type: null },
    },
  ];
}

/** Select fields that the member has not filled in. */
export const missingChoices = (profile: Pick<OwnProfile, ChoiceName>): ChoiceName[] => {
  const names: readonly ChoiceName[] = ['relationship_status', 'sexuality', 'hair_color', 'eye_color', 'body_type'];
  return names.filter((name) => profile[name] === null);
};
