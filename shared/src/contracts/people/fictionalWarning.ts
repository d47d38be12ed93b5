import type { Settings } from '../platform/settings.ts';
import type { Card } from './profile.ts';

/** True if the screen needs the warning about a fictional profile. */
export const fictionalWarningShown = (settings: Pick<Settings, 'fictional_warning'>, member: Pick<Card, 'fictional'>): boolean =>
  settings.fictional_warning && member.fictional;
