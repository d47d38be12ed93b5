import { describe, expect, it } from '@jest/globals';
import { timeBonusOf } from '../contracts/money/timeBonus.ts';
import { badgeTotal } from '../contracts/platform/badgeCounts.ts';
import { anOwnProfile, aUser } from '../testing/builders.ts';
import { aSettings } from '../testing/siteBuilders.ts';
import { createBus } from './bus.ts';
import type { Intent } from './intents.ts';
import { titleWithBadges } from './titleWithBadges.ts';

const connected = () => {
  const { bus, connect } = createBus();
  return { bus, shell: connect() };
};

/** Collects everything that a stream emits from now on. */
function heard<Value>(stream: { subscribe(listener: (value: Value) => void): unknown }): Value[] {
  const values: Value[] = [];
  stream.subscribe((value) => values.push(value));
  return values;
}

describe('the writer', () => {
  it('is handed out once', () => {
    const { connect } = createBus();
    connect();
    expect(connect).toThrow('Only the shell writes');
  });

  it('hears what the parts ask for', () => {
    const { bus, shell } = connected();
    const intents = heard<Intent>(shell.intents$);
    bus.ask({ type: 'upgrade', feature: 'more_photos' });
    expect(intents).toEqual([{ type: 'upgrade', feature: 'more_photos' }]);
  });

  it('pushes live events to everybody, and to nobody twice', () => {
    const { bus, shell } = connected();
    const events = heard(bus.live$);
    shell.publish({ type: 'resync' });
    expect(events).toEqual([{ type: 'resync' }]);
    expect(heard(bus.live$)).toEqual([]);
  });
});

describe('state', () => {
  it('gives a late listener the value of now', () => {
    const { bus, shell } = connected();
    shell.set('badges', { unread: 2, newLikes: 1 });
    expect(bus.badges$.value).toEqual({ unread: 2, newLikes: 1 });
    expect(heard(bus.badges$)).toEqual([{ unread: 2, newLikes: 1 }]);
  });

  it('cannot be written by a reader', () => {
    const { bus } = connected();
    expect('next' in bus.session$).toBe(false);
  });

  it('takes the credits from the session, so that there is one truth', () => {
    const { bus, shell } = connected();
    const credits = heard(bus.credits$);
    shell.set('session', { status: 'member', user: aUser({ credits: 5 }) });
    shell.patchUser({ language: 'de' });
    shell.patchUser({ credits: 4 });
    shell.set('session', { status: 'visitor' });
    expect(credits).toEqual([null, 5, 4, null]);
    expect(bus.credits$.value).toBeNull();
  });

  it('changes no visitor into a member', () => {
    const { bus, shell } = connected();
    shell.set('session', { status: 'visitor' });
    shell.patchUser({ credits: 4 });
    expect(bus.session$.value).toEqual({ status: 'visitor' });
  });

  it('takes the country from the choice, the profile, the address', () => {
    const { bus, shell } = connected();
    shell.set('settings', aSettings({ geoip_country: 'IT' }));
    expect(bus.country$.value).toBe('IT');
    shell.set('session', { status: 'member', user: aUser({ profile: anOwnProfile({ country: 'BE' }) }) });
    expect(bus.country$.value).toBe('BE');
    shell.set('settings', aSettings({ geoip_country: 'IT', geoip_selected_country: 'CH' }));
    expect(bus.country$.value).toBe('CH');
  });

  it('EN-76 holds payment country, push, time bonus and connection from the start, before anything is known', () => {
    const { bus } = createBus();
    expect(bus.country$.value).toBeNull();
    expect(bus.push$.value).toMatchObject({ capable: false, subscription: 'unknown', last_message: null });
    expect(timeBonusOf(null, bus.offer$.value, Date.now())).toEqual({ isVisible: false });
    expect(bus.connection$.value).toBe('online');
  });
});

describe('badges', () => {
  it('put unread messages plus new likes before the title', () => {
    expect(badgeTotal({ unread: 2, newLikes: 3 })).toBe(5);
    expect(titleWithBadges('Messaggi', { unread: 2, newLikes: 3 })).toBe('(5) Messaggi');
    expect(titleWithBadges('Messaggi', { unread: 90, newLikes: 10 })).toBe('(99+) Messaggi');
  });

  it('leave the title plain at 0', () => {
    expect(titleWithBadges('Messaggi', { unread: 0, newLikes: 0 })).toBe('Messaggi');
  });
});
