import type { Interest } from '@amarena/shared/contracts/people/interests';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Random } from '../../portraits/index.ts';
import { phrases as de } from './phrases/de.ts';
import { phrases as en } from './phrases/en.ts';
import { phrases as es } from './phrases/es.ts';
import { phrases as fr } from './phrases/fr.ts';
import { phrases as it } from './phrases/it.ts';
import { phrases as nl } from './phrases/nl.ts';
import { type Phrases, SPOKEN_INTERESTS, type SpokenInterest } from './phrases/phrases.ts';
import { phrases as pl } from './phrases/pl.ts';

const PHRASES: Record<Language, Phrases> = { de, en, es, fr, it, nl, pl };

const isSpoken = (interest: Interest): interest is SpokenInterest => SPOKEN_INTERESTS.some((spoken) => spoken === interest);

/** A few sentences about a member in their language; the hobbies are some of the interests. */
export function aboutMe(language: Language, city: string, interests: readonly Interest[], random: Random): string {
  const bank = PHRASES[language];
  const [a, b] = interests.filter(isSpoken).map((interest) => bank.hobbies[interest]);
  const pastime = a && b ? random.pick(bank.pastimes).replace('{a}', a).replace('{b}', b) : '';
  const opening = random.pick(bank.openings).replace('{city}', city);
  // Half of them begin with their hobbies, so that few profiles start alike.
  const sentences = opening.length % 2 === 0 ? [pastime, opening] : [opening, pastime];
  if (random.chance(0.7)) sentences.push(random.pick(bank.habits));
  if (random.chance(0.8)) sentences.push(random.pick(bank.wishes));
  return sentences.filter(Boolean).join(' ');
}
