import type { Formatters } from '@amarena/shared/i18n';
import type { TimeLeft } from '@amarena/shared/ui';
import type { DeferredTranslate } from './catalogue.ts';

/** The time left in words, for screen readers. */
export const timeLeftWords =
  (t: DeferredTranslate, format: Formatters) =>
  (left: TimeLeft): string =>
    t('bonus.left', { time: format.duration(left) });
