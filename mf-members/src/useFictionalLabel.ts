import { useSettings } from '@amarena/shared/bus';
import { fictionalLabel, useLanguage } from '@amarena/shared/i18n';

/** The site's label for one or several fictional profiles, capitalised because it stands alone. */
export function useFictionalLabel(count = 1): string {
  return fictionalLabel(useSettings(), useLanguage(), count);
}
