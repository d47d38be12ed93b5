import { type LanderDetail, postLander, postLanderPublish, putLander } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderContent, LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { Locator, Page } from '@playwright/test';
import { callAs } from './api.ts';

interface NewLander {
  /** Name of the template in the list. */
  readonly template: string;
  readonly name: string;
  readonly slug: string;
}

/** Creates a draft as the logged-in editor, and opens it. */
export async function draft(page: Page, { template, name, slug }: NewLander): Promise<void> {
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Nuovo lander' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo lander' });
  await dialog.getByLabel('Modello').selectOption({ label: template });
  await dialog.getByLabel('Nome, solo per voi').fill(name);
  await dialog.getByLabel('Indirizzo').fill(slug);
  await dialog.getByRole('button', { name: 'Crea la bozza' }).click();
}

/** The control that opens a block of the draft, by the first words of its name. */
export const block = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) });

const content = (language: string, words: string): LanderContent => ({
  title: words,
  description: words,
  blocks: [
    { kind: 'headline', text: words, above: '' },
    { kind: 'form', title: '', button: language === 'it' ? 'Iscriviti gratis' : 'Kostenlos anmelden', note: '' },
    { kind: 'notice', text: words },
  ],
});

/** Two variants of equal weight at a new address. `title`: the Italian headline of the first one. */
export const twoWordings = (slug: string, title: string): LanderDocument => ({
  template: 'alonetonight',
  slug,
  name: `Prova ${slug}`,
  locales: ['it', 'de'],
  variants: ['a', 'b'].map((key) => ({
    key,
    name: '',
    weight: 1,
    content: { it: content('it', key === 'a' ? title : 'L’altra frase'), de: content('de', 'Ein Satz') },
  })),
  tracking: {},
  starts: null,
  ends: null,
});

/** Publishes a document as the logged-in editor; one that has `id` and `revision` as its next version. */
export async function publish(page: Page, document: LanderDocument, before?: LanderDetail): Promise<LanderDetail> {
  const { lander: written } = await callAs<{ lander: LanderDetail }>(
    page,
    before === undefined ? postLander.method : putLander.method,
    postLander.path,
    { document, ...(before && { id: before.id, revision: before.revision }) },
  );
  const { id, revision } = written;
  const { lander } = await callAs<{ lander: LanderDetail }>(page, postLanderPublish.method, postLanderPublish.path, {
    id,
    revision,
    end_test: true,
  });
  return lander;
}
