import type { Profile } from '@amarena/shared/contracts/people/profile';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { CommonKey } from '@amarena/shared/i18n';

/** Attributes of the list "in brief", in order. */
const FACTS = ['relationship_status', 'sexuality', 'eye_color', 'hair_color', 'body_type', 'country', 'region', 'city'] as const;
export type FactName = (typeof FACTS)[number];

export interface Fact {
  name: FactName;
  /** The raw value: a key of the words, a country code, a region's key or a city's name. */
  value: string;
  /** True if the settings want a note beside the value. */
  noted: boolean;
}

/** The facts that the settings show and the member has filled in. */
export function factsOf(profile: Profile, settings: Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>): Fact[] {
  return FACTS.flatMap((name) => {
    const value = profile[name];
    if (value === null || !settings.visible_profile_fields.includes(name)) return [];
    return [{ name, value, noted: settings.visible_profile_notes.includes(name) }];
  });
}

type Worded = Exclude<FactName, 'country' | 'region' | 'city'>;
type WordKey = Extract<CommonKey, `${Worded}.${string}`>;

/**
 * The catalogue key of a fact's value, if it has one. In languages such as Italian the words for the relationship
 * status depend on gender.
 */
export function factWords(fact: Fact, gender: Profile['gender']): WordKey | null {
  if (fact.name === 'country' || fact.name === 'region' || fact.name === 'city') return null;
  if (fact.name === 'relationship_status') return `relationship_status.${gender}.${fact.value}` as WordKey;
  return `${fact.name}.${fact.value}` as WordKey;
}
