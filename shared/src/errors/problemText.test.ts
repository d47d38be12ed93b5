import { beforeAll, describe, expect, it } from '@jest/globals';
import { createApi } from '../api/client.ts';
import { getChats } from '../contracts/chat/chats.ts';
import { MIN_AGE } from '../contracts/people/age.ts';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import type { AppError, ErrorCode } from './apiErrors.ts';
import { fieldText, problemText } from './index.ts';
import { parseError } from './parseError.ts';
import { problemTexts } from './problemText.ts';
import italian from './words/it.ts';

const SAMPLES: Partial<Record<ErrorCode, AppError>> = {
  validation_failed: { code: 'validation_failed', fields: {} },
  rate_limited: { code: 'rate_limited', seconds: 30 },
  login_blocked: { code: 'login_blocked', minutes: 15 },
  credits_insufficient: { code: 'credits_insufficient', needed: 3, balance: 1 },
  reports_used_up: { code: 'reports_used_up', limit: 20 },
  case_claimed: { code: 'case_claimed', by: 'Piera' },
  address_unconfirmed: { code: 'address_unconfirmed' },
  account_suspended: { code: 'account_suspended', until: '2026-12-24T10:00:00.000Z' },
  message_too_long: { code: 'message_too_long', length: 1_012, limit: 1_000 },
  photo_unusable: { code: 'photo_unusable', problem: 'too_small' },
  gift_price_changed: { code: 'gift_price_changed', credits: 4 },
  passkey_limit: { code: 'passkey_limit', limit: 20 },
  photo_limit: { code: 'photo_limit', limit: 25 },
  verification_limit: { code: 'verification_limit', hours: 5 },
  price_changed: { code: 'price_changed', total: { amount: 2_190, currency: 'EUR' } },
  spending_limit_reached: {
    code: 'spending_limit_reached',
    period: 'day',
    limit: { amount: 2_500, currency: 'EUR' },
    left: { amount: 310, currency: 'EUR' },
  },
  direct_debit_limit: { code: 'direct_debit_limit', left: { amount: 310, currency: 'EUR' } },
  direct_debit_wait: { code: 'direct_debit_wait', seconds: 42 },
  direct_debit_code_wrong: { code: 'direct_debit_code_wrong', tries: 4 },
  lander_refused: { code: 'lander_refused', problems: [{ path: 'slug', code: 'slug_taken', limit: null, name: null }] },
  lander_changed: { code: 'lander_changed', by: 'Irene', at: '2026-11-21T10:00:00.000Z', revision: 4, changes: [] },
  lander_test_runs: { code: 'lander_test_runs', day: 3 },
  withdrawal_changed: { code: 'withdrawal_changed', refund: { amount: 2_697, currency: 'EUR' } },
};
const CODES = Object.keys(italian.problems) as ErrorCode[];
/** Silent, or the same in every language. */
const WITHOUT_WORDS_OF_ITS_OWN: readonly ErrorCode[] = ['authentication_required', 'swipes_used_up', 'swipe_likes_used_up'];
const sample = (code: ErrorCode): AppError => SAMPLES[code] ?? ({ code } as AppError);
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => problemTexts.load(language)));
});

describe('problems', () => {
  it('ERR-09 answers an unknown code with the generic text', () => {
    expect(problemText(parseError(500, { code: 'from_the_future' }), 'it')).toBe('Qualcosa è andato storto. Riprova più tardi.');
  });

  it('ERR-27 stays silent at authentication_required, in every language', async () => {
    const server = fakeApi().refuse(getChats, { code: 'authentication_required', authentication_required: true }, 403);
    const result = await createApi({ adapter: server.adapter }).call(getChats);
    const alerts = LANGUAGES.map((language) => (result.ok ? 'no error' : problemText(result.error, language)));
    expect(alerts).toEqual(LANGUAGES.map(() => null));
  });

  it('ERR-30 ERR-31 ERR-32 says the limits of the swipe game in Italian, in every language', () => {
    for (const language of LANGUAGES) {
      expect(problemText({ code: 'swipes_used_up' }, language)).toBe('Per oggi hai finito gli swipe e i like. Riprova domani.');
      expect(problemText({ code: 'swipe_likes_used_up' }, language)).toBe('Nel gioco hai 4 like al giorno. Domani ne avrai altri 4.');
    }
  });

  it.each(LANGUAGES)('has words of its own for every code in %s', (language) => {
    const codes = CODES.filter((each) => !WITHOUT_WORDS_OF_ITS_OWN.includes(each));
    expect(codes.length).toBeGreaterThan(CODES.length / 2);
    for (const code of codes) {
      const text = problemText(sample(code), language);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      if (language !== 'it') expect(text).not.toBe(problemText(sample(code), 'it'));
    }
  });

  it.each(LANGUAGES)('carries the numbers of the error in %s', (language) => {
    expect(problemText(sample('login_blocked'), language)).toContain('15');
    expect(problemText(sample('rate_limited'), language)).toContain('30');
    expect(problemText(sample('credits_insufficient'), language)).toMatch(/2.*3.*1/);
    expect(problemText(sample('message_too_long'), language)).toMatch(/1\D?012.*1\D?000/);
    expect(problemText(sample('price_changed'), language)).toMatch(/21[.,]90/);
  });

  it('says what is missing, what it costs and that nothing was used', () => {
    expect(plain(problemText({ code: 'credits_insufficient', needed: 1, balance: 0 }, 'it'))).toBe(
      'Ti manca 1 credito: ne serve 1 e il tuo saldo è 0. Nessun credito usato, quello che hai scritto resta qui.',
    );
  });

  it('counts minutes as Polish does', () => {
    const blocked = (minutes: number) => problemText({ code: 'login_blocked', minutes }, 'pl');
    expect([blocked(1), blocked(3), blocked(15)].map((text) => text?.match(/na (\d+ minut\p{L}?)/u)?.[1])).toEqual([
      '1 minutę',
      '3 minuty',
      '15 minut',
    ]);
  });
});

describe('fields', () => {
  it('reads "E-mail non valida" for an invalid address', () => {
    expect(fieldText('email_invalid', 'it')).toBe('E-mail non valida');
  });

  it('asks for an address that is missing', () => {
    expect(fieldText('email_missing', 'it')).toBe('Scrivi la tua e-mail.');
  });

  it.each(LANGUAGES)('asks for the date of birth and names the minimum age in %s', (language) => {
    expect(fieldText('date_of_birth_too_young', language)).toContain(String(MIN_AGE));
  });

  it('asks to check a field whose reason it does not know', () => {
    expect(fieldText('from_the_future', 'it')).toBe(fieldText('invalid', 'it'));
    expect(fieldText('toString', 'it')).toBe(fieldText('invalid', 'it'));
  });
});
