import { afterEach, describe, expect, it } from '@jest/globals';
import { aGuest } from '../testing/aGuest.ts';
import { createCurrentPage } from './current.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the page of a guest', () => {
  it('is that of its remote, if the document brought it', () => {
    window.history.replaceState(null, '', '/more/gifts/sent');
    const current = createCurrentPage(200, aGuest());
    expect([current.shows('mf-gifts'), current.shows('mf-quiz'), current.isForeign()]).toEqual([true, false, false]);
  });

  it('needs another document, if this one brought another guest or none', () => {
    const current = createCurrentPage(200);
    expect(current.isForeign()).toBe(false);
    window.history.replaceState(null, '', '/more/gifts');
    expect(current.isForeign()).toBe(true);
    window.history.replaceState(null, '', '/more/quiz');
    const ofQuiz = createCurrentPage(200, aGuest({ name: 'mf-quiz' }));
    window.history.replaceState(null, '', '/more/gifts');
    expect(ofQuiz.isForeign()).toBe(true);
  });

  it('needs no other document at the address of this one, though a network is missing that could have brought it', () => {
    window.history.replaceState(null, '', '/more/gifts');
    const current = createCurrentPage(200);
    expect([current.guest, current.shows('mf-gifts'), current.isForeign()]).toEqual(['mf-gifts', true, false]);
  });

  it('stays the error that the server answered, for a guest that does not exist', () => {
    window.history.replaceState(null, '', '/more/gifts');
    const current = createCurrentPage(404);
    expect(current.here$.get().decision).toMatchObject({ type: 'error', status: 404 });
    expect([current.guest, current.isForeign()]).toEqual([null, false]);
    window.history.replaceState(null, '', '/more/gifts/sent');
    expect([current.update().decision.type, current.isForeign()]).toEqual(['page', true]);
  });

  it('leads a visitor to the log-in, if it is for members', () => {
    window.history.replaceState(null, '', '/more/gifts/sent?a=1');
    const { decision } = createCurrentPage(200, aGuest({ access: 'member' })).here$.get();
    expect(decision).toEqual({ type: 'redirect', to: `/login?back=${encodeURIComponent('/more/gifts/sent?a=1')}` });
  });
});
