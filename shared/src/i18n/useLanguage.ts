import { useSyncExternalStore } from 'react';
import type { Language } from '../contracts/platform/languages.ts';
import { currentLanguage, onLanguage } from './instance.ts';

/** The current language; re-renders the component when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
