import { isMemberTemplate, landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import { landerMark } from '@amarena/shared/contracts/landers/landerMark';
import { getLander, type LanderPage, postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { MEMBER_TEMPLATES } from '@amarena/shared/contracts/landers/landerTemplates';
import { anId, aProfile, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { catalogue } from '../catalogue.ts';
import { LANDER_DESIGNS } from './designs.ts';
import { LanderScreen } from './LanderScreen.tsx';
import { aLanderPage } from './testing/aLanderPage.ts';
import { MANIFEST_TEMPLATES } from './testing/manifestTemplates.ts';

const TEMPLATES = Object.keys(MANIFEST_TEMPLATES);

/** Opens a lander as a visitor does. */
async function open(template: string, change: Partial<LanderPage> = {}, api = fakeApi()) {
  const address = landerPath(template, '', anId(1));
  // On the site the screen's code loads after the words.
  await catalogue.ready('it');
  api.answer(postLanderStart, undefined).answer(getLander, { page: aLanderPage(template, change) });
  const rendered = await renderWith(
    <Suspense>
      <LanderScreen />
    </Suspense>,
    { api, address },
  );
  const asked: unknown[] = [];
  rendered.shell.intents$.subscribe((intent) => asked.push(intent));
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, asked };
}
const root = () => document.querySelector('[data-lander]');
const started = (api: ReturnType<typeof fakeApi>) => api.seen(postLanderStart).map(({ body }) => body);

describe('the templates of this version', () => {
  it('are drawn, each by a design of its own, and no design is left out of what the package says', () => {
    expect(Object.keys(LANDER_DESIGNS).sort()).toEqual([...TEMPLATES].sort());
  });

  it('carry a mark where what they show is a draft', async () => {
    await open('gallery', { preview: true });
    expect(screen.getByRole('status')).toHaveTextContent('Anteprima: questa pagina non è ancora in linea.');
  });

  it('leave a document of any other to another version', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = fakeApi().answer(getLander, { page: aLanderPage('gallery', { template: 'quiz' }) });
    await expect(renderWith(<LanderScreen />, { api, address: '/landers/quiz' })).rejects.toThrow('draws no template "quiz"');
    expect(api.seen(getLander)[0]?.query).toMatchObject({ template: 'quiz', slug: '' });
    logged.mockRestore();
  });
});

describe.each(TEMPLATES)('%s', (template) => {
  it('LN-01 LN-04 ML-01 stands under its own name and opens sign-up, which remembers lander and wording', async () => {
    const { asked, api } = await open(template);
    expect(root()).toHaveAttribute('data-lander', template);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Parlane con qualcuno.');
    expect(screen.getByText(/Solo per maggiorenni/)).toBeInTheDocument();

    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@example.test');
    await userEvent.click(screen.getByRole('button', { name: 'Entra gratis' }));
    expect(asked).toEqual([
      {
        type: 'signup',
        email: 'anna@example.test',
        lander: landerMark({ document: anId(90), version: 3, variant: 'b' }),
        ...(isMemberTemplate(template) && { profile: anId(1) }),
      },
    ]);
    await waitFor(() => expect(started(api)).toEqual([{ document: anId(90), version: 3, variant: 'b', tracking: {} }]));
  });

  it('posts its form by itself where no script runs, with the mark of the lander', async () => {
    await open(template);
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/signup');
    expect([...new FormData(form ?? undefined).keys()].sort()).toEqual(
      isMemberTemplate(template) ? ['email', 'lander', 'profile'] : ['email', 'lander'],
    );
  });

  it('holds where nobody agreed to be shown and no picture is left', async () => {
    await open(template, { faces: [], images: {}, regions: [] });
    expect(screen.getByRole('button', { name: 'Entra gratis' })).toBeInTheDocument();
    expect(document.querySelectorAll('img[src=""]')).toHaveLength(0);
  });
});

describe('a page that is being written', () => {
  it('shows each point once, also where several say the same or nothing yet', async () => {
    const View = LANDER_DESIGNS.iconslanding;
    const page = aLanderPage('iconslanding');
    const saying = (...titles: string[]): LanderPage => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.kind === 'points' ? { ...block, items: titles.map((title) => ({ icon: null, title, text: '' })) } : block,
      ),
    });
    const { rerender } = await renderWith(<View page={saying('', '')} />);
    rerender(<View page={saying('Uno', '')} />);
    rerender(<View page={saying('Uno', 'Uno')} />);
    rerender(<View page={saying('Uno', 'Due')} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual(['Uno', 'Due']);
  });
});

describe('the form of a lander', () => {
  it('does not open sign-up with an address that is none', async () => {
    const { asked } = await open('gallery');
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna');
    await userEvent.click(screen.getByRole('button', { name: 'Entra gratis' }));
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(asked).toEqual([]);
  });

  it('counts nothing in a preview', async () => {
    const { api } = await open('gallery', { preview: true });
    await userEvent.click(screen.getByRole('button', { name: 'Entra gratis' }));
    expect(started(api)).toEqual([]);
  });
});

describe('faces on landers', () => {
  it.each(['gallery', 'alonetonight', 'socialnetwork', 'maplanding'] as const)(
    '%s labels a fictional face and no other',
    async (template) => {
      await open(template);
      expect(screen.getByText('Noemi, 30').closest('figure, div')?.parentElement).toHaveTextContent('profilo fittizio');
      expect(screen.getAllByText('profilo fittizio')).toHaveLength(1);
    },
  );
});

describe('member landings', () => {
  it.each(MEMBER_TEMPLATES)('RT-09 RT-11 RT-13 %s shows whom it is about', async (template) => {
    await open(template);
    expect(screen.getByText('Giulia, 34')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Giulia' })).toHaveAttribute('width', '640');
    expect(screen.queryByText('profilo fittizio')).toBeNull();
  });

  it.each(MEMBER_TEMPLATES)('%s says of a fictional member what that means, before anybody signs up', async (template) => {
    await open(template, { member: aProfile({ fictional: true }) });
    expect(screen.getByText('profilo fittizio')).toBeInTheDocument();
    expect(screen.getByText(/con Giulia puoi scriverti, incontrarsi non è possibile/)).toBeInTheDocument();
  });

  it('says that a member is gone and still has the way to sign up', async () => {
    const api = fakeApi().refuse(getLander, { code: 'not_found' }, 404);
    const { shell } = await renderWith(<LanderScreen />, { api, address: `/members/${anId(5)}/landing` });
    const asked: unknown[] = [];
    shell.intents$.subscribe((intent) => asked.push(intent));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Questa pagina non c’è più');
    await userEvent.click(screen.getByRole('button', { name: 'Iscriviti gratis' }));
    expect(asked).toEqual([{ type: 'signup' }]);
  });

  it('asks for the slug of its address and for a preview by its secret', async () => {
    const api = fakeApi().answer(getLander, { page: aLanderPage('landing2') });
    await renderWith(<LanderScreen />, { api, address: `/members/${anId(1)}/landing2/summer?preview=s3cret&variant=b` });
    await act(async () => undefined);
    expect(api.seen(getLander)[0]?.query).toEqual({
      template: 'landing2',
      slug: 'summer',
      profile: anId(1),
      language: 'it',
      preview: 's3cret',
      variant: 'b',
    });
  });
});
