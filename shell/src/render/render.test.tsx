import { bus, useMember } from '@amarena/shared/bus';
import type { RenderInput } from '@amarena/shared/federation/render';
import { defineCatalogue } from '@amarena/shared/i18n';
import { queryClient, useQuery } from '@amarena/shared/query';
import { aMainImage, aUser } from '@amarena/shared/testing/builders';
import { aSettings } from '@amarena/shared/testing/siteBuilders';
import { afterEach, describe, expect, it } from '@jest/globals';
import { platform } from './index.tsx';

const catalogue = defineCatalogue({ namespace: 'render test', load: async () => ({ default: {} }) });

let broken = false;

/** Shows whose page it is, and the answer to a query that everyone asks alike. */
function Screen() {
  const { data } = useQuery<string>({ queryKey: ['secret'], queryFn: () => askedFor() });
  if (broken && data !== undefined) throw new Error('broken on purpose');
  return (
    <p>
      {useMember()?.profile.name} has {data}
    </p>
  );
}

let askedFor: () => Promise<string> = async () => '';
const page = { catalogue, screens: { likes: Screen, 'complete-signup': Screen } };

const inputOf = (id: string, name: string): RenderInput => {
  const user = aUser({ id });
  return {
    path: '/likes',
    language: 'it',
    settings: aSettings(),
    container: 'mf_members_1_0_0',
    member: {
      user: { ...user, profile: { ...user.profile, name, main_image: aMainImage() } },
      badges: { unread: 7, newLikes: 7 },
      offer: null,
      pending_payment: null,
      given: [],
      search: '',
      clock: { at: Date.now(), zone: 'Europe/Rome' },
    },
  };
};
const GIULIA = inputOf('0196f0e0-0000-7000-8000-00000000000a', 'Giulia');
const MARCO = inputOf('0196f0e0-0000-7000-8000-00000000000b', 'Marco');

const render = (input: RenderInput, secret: string) => {
  askedFor = async () => secret;
  return platform.render(page, input, async () => ({}));
};

/** What the process still knows of a person: who is logged in, their badges and their answers. */
const known = () => ({ session: bus.session$.value, badges: bus.badges$.value, answers: queryClient.getQueryCache().getAll().length });
const NOBODY = { session: { status: 'unknown' }, badges: { unread: 0, newLikes: 0 }, answers: 0 };

afterEach(() => {
  broken = false;
});

describe("members' screens, one after the other in the same process", () => {
  it('contain nothing of the member before', async () => {
    const [first, second] = [await render(GIULIA, 'segreto uno'), await render(MARCO, 'segreto due')];
    expect(JSON.stringify(first)).toMatch(/Giulia.*segreto uno/);
    expect(JSON.stringify(second)).toMatch(/Marco.*segreto due/);
    expect(JSON.stringify(second)).not.toMatch(/Giulia|segreto uno/);
  });

  it('leave nothing of their member in it', async () => {
    await render(GIULIA, 'segreto uno');
    expect(known()).toEqual(NOBODY);
  });

  it('leave nothing of their member in it if they fail', async () => {
    broken = true;
    await expect(render(GIULIA, 'segreto uno')).rejects.toThrow('broken on purpose');
    expect(known()).toEqual(NOBODY);
  });
});

describe('the banner with which a page begins', () => {
  const TITLE = 'Aggiungi una foto.';
  const AT = Date.parse('2026-11-20T11:00:00.000Z');
  const offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' } as const;
  type Member = NonNullable<RenderInput['member']>;

  /** Giulia's page, without a photo of hers. */
  const pageOf = (change: Partial<Member> = {}, ofUser: Partial<Member['user']> = {}, { path = '/likes', known = true } = {}) => {
    const { member, ...input } = GIULIA;
    if (member === undefined) throw new Error('The page is a visitor’s.');
    const user = {
      ...member.user,
      signup_date: '2026-11-20T10:00:00.000Z',
      profile: { ...member.user.profile, main_image: null },
      ...ofUser,
    };
    const clock = { at: AT, zone: 'Europe/Rome' };
    return render({ ...input, path, member: { ...member, user, clock, ...(known && { dismissed: {} }), ...change } }, 'segreto');
  };
  const withPhoto = { profile: { ...aUser().profile, main_image: aMainImage() } };

  it('is in its HTML, above the screen', async () => {
    const { html, styles } = await pageOf();
    expect(html).toMatch(new RegExp(`<aside aria-label="Avvisi sul tuo account".*${TITLE}.*href="/profile".*</aside>.*<main.*segreto`));
    expect(styles).toContain('grid-template-rows');
  });

  it('is the one that comes next if the first was dismissed, or none, for as long as that lasts', async () => {
    const days = (count: number) => ({ photo: AT - count * 86_400_000 });
    expect((await pageOf({ dismissed: days(6), offer })).html).toContain('<b role="timer"');
    expect((await pageOf({ dismissed: days(6) })).html).toMatch(/segreto(?!.*<aside)/);
    expect((await pageOf({ dismissed: days(6) })).html).not.toContain('<aside');
    expect((await pageOf({ dismissed: days(7) })).html).toContain(TITLE);
  });

  it('counts down from the moment of the rendering, in digits and words that come with the page', async () => {
    const { html, amounts } = await pageOf({ offer }, withPhoto);
    expect(html).toMatch(/<b role="timer"[^>]*>03:00:00<\/b>/);
    expect((amounts ?? []).map(([, text]) => text)).toEqual(expect.arrayContaining([expect.stringMatching(/^25\s?%$/), '3 ore']));
  });

  it.each([
    ['a payment that waits', { pending_payment: { id: 'p', at_bank: true } }, {}, 'Pagamento in attesa.'],
    ['an address to confirm', {}, { status: 'not_confirmed' as const }, 'Conferma il tuo indirizzo.'],
    ['a role without a passkey', {}, { roles_wait: true }, 'Il tuo ruolo'],
    ['mail that is off', {}, { notifications_disabled: ['bounce' as const] }, 'non è valido'],
  ])('tells of %s', async (_what, change, ofUser, words) => {
    expect((await pageOf(change, { ...withPhoto, ...ofUser })).html).toContain(words);
  });

  it('leaves the page to the browser if only that knows whether the banner was dismissed', async () => {
    const left = await pageOf({}, {}, { known: false });
    expect(left.html).toBe('');
    expect(JSON.stringify(left.answers)).toContain('segreto');
    expect((await pageOf({ offer }, { status: 'not_confirmed' }, { known: false })).html).toContain('Conferma il tuo indirizzo.');
    expect((await pageOf({}, withPhoto, { known: false })).html).toContain('segreto');
  });

  it('is none where someone signs up, nor for a visitor', async () => {
    expect((await pageOf({ offer }, {}, { path: '/complete-signup' })).html).toMatch(/segreto(?!.*<aside)/);
    const { member: _member, ...visitor } = GIULIA;
    expect((await render({ ...visitor, path: '/likes' }, 'segreto')).html).not.toContain('<aside');
  });

  it('says nothing of the member before', async () => {
    await pageOf({ offer }, withPhoto);
    expect((await render(MARCO, 'segreto due')).html).not.toMatch(/<aside|timer/);
  });
});
