import { useSettings } from '@amarena/shared/bus';
import { fictionalLabel, useLanguage } from '@amarena/shared/i18n';

/** The site's label for a fictional profile, capitalised because it stands alone. */
export function useFictionalLabel(): string {
  return fictionalLabel(useSettings(), useLanguage(), 1);
}
