import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { SignupWords } from './signupWords.ts';
import de from './words/de.ts';
import en from './words/en.ts';
import es from './words/es.ts';
import fr from './words/fr.ts';
import it from './words/it.ts';
import nl from './words/nl.ts';
import pl from './words/pl.ts';

export const SIGNUP_WORDS: Readonly<Record<Language, SignupWords>> = { it, de, en, es, fr, nl, pl };
