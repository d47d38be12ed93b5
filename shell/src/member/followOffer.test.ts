import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { aUser, type FakeApi, fakeApi, renderWith, theShell } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { followOffer } from './followOffer.ts';

type Code = AnswerOf<typeof getDiscountCode>['discountcode'];
const user = aUser();
const aCode = (value_percentage: number): Code => ({
  code: 'WELCOME25',
  country: null,
  user_id: user.id,
  expires: '2026-11-20T14:00:00.000Z',
  value_percentage,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 14_400,
  expired: false,
  paymentmethods: [],
});
const offerOf = (percentage: number) => ({ code: 'WELCOME25', percentage, expires: '2026-11-20T14:00:00.000Z', status: 'active' });

let clock: FakeClock;
let stop: (() => void) | undefined;
beforeEach(() => {
  clock = fakeClock('2026-11-20T11:00:00.000Z');
});
afterEach(() => {
  stop?.();
  clock.restore();
});

/** The state of the bus after a visitor logged in, with these server answers. */
async function afterLogin(api: FakeApi) {
  await renderWith(createElement('div'), { api });
  stop = followOffer(theShell(), null);
  theShell().set('session', { status: 'member', user });
  await clock.pass(0);
  return theShell().bus.offer$.value;
}
const answering = (answers: { timebonus: Code; welcome: Code }) =>
  fakeApi().answer(getDiscountCode, ({ query }) => ({ discountcode: query.timebonus ? answers.timebonus : answers.welcome }));

describe('the offer of a member', () => {
  it('TBN-09 DSC-01 API-24 loads on login, the time bonus before the welcome discount', async () => {
    expect(await afterLogin(answering({ timebonus: aCode(25), welcome: aCode(10) }))).toEqual(offerOf(25));
  });

  it('DSC-02 is the welcome discount without a time bonus', async () => {
    expect(await afterLogin(answering({ timebonus: null, welcome: aCode(10) }))).toEqual(offerOf(10));
  });

  it('ERR-26 is none, without a message, if it cannot be loaded', async () => {
    const api = fakeApi().refuse(getDiscountCode, { code: 'internal' });
    expect(await afterLogin(api)).toBeNull();
    expect(document.body).not.toHaveTextContent(/\S/);
  });

  it('TBN-07 is cleared at zero', async () => {
    await afterLogin(answering({ timebonus: aCode(25), welcome: null }));
    await clock.pass(3 * 3_600_000 - 1);
    expect(theShell().bus.offer$.value).not.toBeNull();
    await clock.pass(1);
    expect(theShell().bus.offer$.value).toBeNull();
  });

  it('is not asked for again where the document brought it along', async () => {
    const api = answering({ timebonus: aCode(25), welcome: null });
    await renderWith(createElement('div'), { api, session: { status: 'member', user } });
    stop = followOffer(theShell(), user.id);
    await clock.pass(0);
    expect(api.seen(getDiscountCode)).toHaveLength(0);
  });
});
