import type { TimeLeft } from '@amarena/shared/ui';
import type { LateTranslate } from './catalogue.ts';

/** The time left in words, for whoever hears the countdown. */
export const timeLeftWords =
  (t: LateTranslate) =>
  ({ hours, minutes, seconds }: TimeLeft): string =>
    t('bonus.left', { hours: String(hours), minutes: String(minutes), seconds: String(seconds) });
