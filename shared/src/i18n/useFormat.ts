import { useRenderedFirst } from '../ui/useRenderedFirst.ts';
import { deviceZone, renderedZone } from './clock.ts';
import { type Formatters, formatters } from './formatters.ts';
import { i18nState } from './instance.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Formatters of the current language. A page that the server rendered is hydrated in the time zone of its rendering, and
 * then shows times in that of the device.
 */
export function useFormat(): Formatters {
  const zone = useRenderedFirst(renderedZone, deviceZone);
  return formatters(useLanguage(), i18nState().country, zone);
}
