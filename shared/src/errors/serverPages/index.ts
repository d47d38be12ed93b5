import type { Language } from '../../contracts/platform/languages.ts';
import type { Translation } from '../../i18n/translation.ts';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import it from './it.ts';
import nl from './nl.ts';
import pl from './pl.ts';

export type ServerPageWords = Translation<typeof it>;

/** The words of the server's error pages. For the server only. */
export const SERVER_PAGE_WORDS: Readonly<Record<Language, ServerPageWords>> = { it, de, en, es, fr, nl, pl };
