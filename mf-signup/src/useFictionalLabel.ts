import { useSettings } from '@amarena/shared/bus';
import { fictionalLabel, useLanguage } from '@amarena/shared/i18n';

/** What the site calls a fictional profile, with a capital letter: it stands alone on a label. */
export function useFictionalLabel(): string {
  return fictionalLabel(useSettings(), useLanguage(), 1);
}
