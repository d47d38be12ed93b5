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
const page = { catalogue, screens: { likes: Screen } };

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
