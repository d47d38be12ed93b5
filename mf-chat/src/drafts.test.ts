import { MARK_COOKIE } from '@amarena/shared/contracts/platform/comingBack';
import { aUser, theShell } from '@amarena/shared/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createDrafts } from './drafts.ts';

const [GIULIA, SOFIA] = ['giulia', 'sofia'];
let members = 0;
const key = () => `amarena.drafts.member-${members}`;
const stored = () => JSON.parse(window.localStorage.getItem(key()) ?? '{}');

/** The drafts of a new member: those of the test before still listen. */
function newDrafts() {
  members += 1;
  return createDrafts(`member-${members}`);
}

/** Stores what another tab writes, and tells this one as the browser does. */
function otherTab(texts: Record<string, string>): void {
  window.localStorage.setItem(key(), JSON.stringify(texts));
  window.dispatchEvent(new StorageEvent('storage', { key: key() }));
}

/** Begins a session in this browser, in whichever tab. */
const logIn = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the drafts read the session's mark from there.
  document.cookie = `${MARK_COOKIE}=${mark}; path=/`;
};

afterEach(() => {
  window.localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${MARK_COOKIE}=; path=/; max-age=0`;
});

describe('drafts in several tabs', () => {
  it('shows what another tab writes, until its own box is in use', () => {
    const drafts = newDrafts();
    otherTab({ [GIULIA]: 'Di là' });
    expect(drafts.read(GIULIA)).toBe('Di là');
    drafts.hold(GIULIA);
    otherTab({ [GIULIA]: 'Di là, ancora', [SOFIA]: 'A lei' });
    expect([drafts.read(GIULIA), drafts.read(SOFIA)]).toEqual(['Di là', 'A lei']);
  });

  it('keeps an empty box empty while the member is at it', () => {
    const drafts = newDrafts();
    drafts.hold(GIULIA);
    otherTab({ [GIULIA]: 'Di là' });
    expect(drafts.read(GIULIA)).toBe('');
    drafts.release(GIULIA);
    expect(drafts.read(GIULIA)).toBe('Di là');
  });

  it('keeps its text when another tab writes, empties or sends its own', () => {
    const drafts = newDrafts();
    drafts.write(GIULIA, 'Di qua');
    otherTab({ [GIULIA]: 'Di là' });
    expect(drafts.read(GIULIA)).toBe('Di qua');
    drafts.release(GIULIA);
    expect(drafts.read(GIULIA)).toBe('Di qua');
    otherTab({});
    expect(drafts.read(GIULIA)).toBe('Di qua');
    expect(stored()).toEqual({ [GIULIA]: 'Di qua' });
  });

  it('leaves another tab’s text stored when its own is sent', () => {
    const drafts = newDrafts();
    drafts.write(GIULIA, 'Di qua');
    otherTab({ [GIULIA]: 'Di là' });
    drafts.write(GIULIA, '');
    expect(drafts.read(GIULIA)).toBe('');
    expect(stored()).toEqual({ [GIULIA]: 'Di là' });
  });

  it('follows other tabs again once its box is gone', () => {
    const drafts = newDrafts();
    drafts.write(GIULIA, 'Di qua');
    drafts.release(GIULIA);
    otherTab({ [GIULIA]: 'Di qua, e di là' });
    expect(drafts.read(GIULIA)).toBe('Di qua, e di là');
  });

  it('empties the text that another tab sent, and no other', () => {
    const drafts = newDrafts();
    drafts.write(GIULIA, 'Ciao! ');
    drafts.sentElsewhere(GIULIA, 'Altro');
    expect(drafts.read(GIULIA)).toBe('Ciao! ');
    drafts.sentElsewhere(GIULIA, 'Ciao!');
    expect(drafts.read(GIULIA)).toBe('');
    expect(stored()).toEqual({});
  });

  it('follows other tabs again once the member left the empty box', () => {
    const drafts = newDrafts();
    drafts.hold(GIULIA);
    drafts.leave(GIULIA);
    otherTab({ [GIULIA]: 'Di là' });
    expect(drafts.read(GIULIA)).toBe('Di là');
  });

  it('keeps a text whose box the member left', () => {
    const drafts = newDrafts();
    drafts.write(GIULIA, 'Di qua');
    drafts.leave(GIULIA);
    otherTab({ [GIULIA]: 'Di là' });
    expect(drafts.read(GIULIA)).toBe('Di qua');
  });

  it('follows other tabs again once its text was sent elsewhere, unless the member is at the box', () => {
    const drafts = newDrafts();
    for (const partner of [GIULIA, SOFIA]) {
      drafts.hold(partner);
      drafts.write(partner, 'Ciao!');
      if (partner === GIULIA) drafts.leave(partner);
      drafts.sentElsewhere(partner, 'Ciao!');
    }
    otherTab({ [GIULIA]: 'Di là', [SOFIA]: 'A lei' });
    expect([drafts.read(GIULIA), drafts.read(SOFIA)]).toEqual(['Di là', '']);
  });
});

describe('drafts after a log-in in another tab', () => {
  /** Another tab deletes the drafts of this one's member. */
  function emptied(): void {
    window.localStorage.removeItem(key());
    window.dispatchEvent(new StorageEvent('storage', { key: key() }));
  }

  it('are never stored again', () => {
    logIn('first');
    const drafts = newDrafts();
    drafts.write(GIULIA, 'Solo per te');
    logIn('second');
    emptied();
    expect(window.localStorage.getItem(key())).toBeNull();
  });

  it('are stored again in the same session', () => {
    logIn('first');
    newDrafts().write(GIULIA, 'Solo per te');
    emptied();
    expect(stored()).toEqual({ [GIULIA]: 'Solo per te' });
  });
});

it('stores a draft again also after the member logged out and in again on the same page', () => {
  logIn('one');
  const drafts = newDrafts();
  const user = aUser({ id: `member-${members}` });
  theShell().set('session', { status: 'member', user });
  theShell().set('session', { status: 'visitor' });
  logIn('two');
  theShell().set('session', { status: 'member', user });
  drafts.hold(GIULIA);
  drafts.write(GIULIA, 'Di qua');
  otherTab({});
  expect(stored()).toEqual({ [GIULIA]: 'Di qua' });
});
