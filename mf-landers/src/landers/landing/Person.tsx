import { useSettings } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { fictionalName, useCommonT, useLanguage } from '@amarena/shared/i18n';
import { FictionalTag, Photo } from '@amarena/shared/ui';
import { useT } from '../../catalogue.ts';
import { Fictional, Portrait } from './person.styles.ts';

/** The member's photo as visitors may see it; a fictional one has its label on it. */
export function PersonPhoto({ member, sizes }: { member: Profile; sizes: string }) {
  const settings = useSettings();
  const language = useLanguage();
  return (
    <Portrait>
      <Photo image={member.main_image} cdnPrefix={settings.cdn_prefix} alt={member.name} sizes={sizes} eager />
      {member.fictional && <FictionalTag onPhoto label={fictionalName(settings, language, 1)} />}
    </Portrait>
  );
}

export function PersonName({ member: { name, age } }: { member: Profile }) {
  return useCommonT()('member.name_age', { name, age });
}

/** What a fictional profile means, before anyone signs up because of it. */
export function FictionalWarning({ member }: { member: Profile }) {
  const t = useT();
  const settings = useSettings();
  const language = useLanguage();
  if (!member.fictional) return null;
  return <Fictional>{t('lander.member.fictional', { label: fictionalName(settings, language, 1), name: member.name })}</Fictional>;
}

/** The first sentences of a member's text, as many as fit into a quote. */
export function firstWords(about: string, most = 150): string {
  const sentences = about.match(/[^.!?…]+[.!?…]*\s*/g) ?? [about];
  let words = '';
  for (const sentence of sentences) {
    if (words !== '' && (words + sentence).trim().length > most) break;
    words += sentence;
  }
  return words.trim();
}
