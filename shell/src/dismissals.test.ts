import { DISMISSED_COOKIE, dismissedIn, dismissedValue } from '@amarena/shared/contracts/platform/dismissed';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDismissals, type Dismissible } from './dismissals.ts';

const START = Date.parse('2026-11-20T10:00:00.000Z');
const DAY = 86_400_000;
let now = START;
const dismissals = () => createDismissals({ storage: localStorage, page: document, now: () => now });

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: dismissals are in a cookie.
  document.cookie = `${DISMISSED_COOKIE}=; path=/; max-age=0`;
  now = START;
});

describe('what was dismissed', () => {
  it('DIS-01 WB-02 is kept with the moment', () => {
    dismissals().dismiss('photo', 'anna');
    dismissals().dismiss('push', 'anna');
    expect(localStorage.getItem('amarena.dismissed.push.anna')).toBe('2026-11-20T10:00:00.000Z');
    dismissals().dismiss('site_entry');
    expect(Date.parse(localStorage.getItem('amarena.dismissed.site_entry.visitor') ?? '')).toBe(START);
  });

  it('is kept where the server reads it if a page may begin with it, and nowhere else', () => {
    for (const name of ['photo', 'email_disabled', 'time_bonus'] as const) dismissals().dismiss(name, 'anna');
    expect(dismissedIn(dismissedValue(document.cookie) ?? '', 'anna')).toEqual({ photo: START, email_disabled: START, time_bonus: START });
    expect(localStorage).toHaveLength(0);
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
    localStorage.setItem('amarena.dismissed.push.anna', 'yes');
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${DISMISSED_COOKIE}=photo:anna:?; path=/`;
    expect(dismissals().isDismissed('push', 'anna')).toBe(false);
    expect(dismissals().isDismissed('photo', 'anna')).toBe(false);
  });
});
