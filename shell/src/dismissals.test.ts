import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDismissals, type Dismissible } from './dismissals.ts';

const START = Date.parse('2026-11-20T10:00:00.000Z');
const DAY = 86_400_000;
let now = START;
const dismissals = () => createDismissals({ storage: localStorage, now: () => now });

beforeEach(() => {
  localStorage.clear();
  now = START;
});

describe('what was dismissed', () => {
  it('DIS-01 WB-02 is kept with the moment', () => {
    dismissals().dismiss('photo', 'anna');
    expect(localStorage.getItem('amarena.dismissed.photo.anna')).toBe('2026-11-20T10:00:00.000Z');
    dismissals().dismiss('site_entry');
    expect(Date.parse(localStorage.getItem('amarena.dismissed.site_entry.visitor') ?? '')).toBe(START);
  });

  it('DIS-02 WB-03 stays away after the page was loaded again', () => {
    dismissals().dismiss('photo', 'anna');
    expect(dismissals().isDismissed('photo', 'anna')).toBe(true);
  });

  it('DIS-03 leaves the other alerts, and the other people of this browser', () => {
    dismissals().dismiss('photo', 'anna');
    expect(dismissals().isDismissed('push', 'anna')).toBe(false);
    expect(dismissals().isDismissed('photo', 'marco')).toBe(false);
  });

  it.each<[Dismissible, number]>([
    ['photo', 7],
    ['push', 30],
    ['email_disabled', 30],
  ])('DIS-04 shows %s again after %i days and not before', (name, days) => {
    dismissals().dismiss(name, 'anna');
    now = START + days * DAY - 1;
    expect(dismissals().isDismissed(name, 'anna')).toBe(true);
    now = START + days * DAY;
    expect(dismissals().isDismissed(name, 'anna')).toBe(false);
  });

  it.each<Dismissible>(['time_bonus', 'time_bonus_popup', 'site_entry'])('DIS-04 never shows %s again', (name) => {
    dismissals().dismiss(name, 'anna');
    now = START + 3_650 * DAY;
    expect(dismissals().isDismissed(name, 'anna')).toBe(true);
  });

  it('counts a text that is no moment as nothing', () => {
    localStorage.setItem('amarena.dismissed.photo.anna', 'yes');
    expect(dismissals().isDismissed('photo', 'anna')).toBe(false);
  });
});
