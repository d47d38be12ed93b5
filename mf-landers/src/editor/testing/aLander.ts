import {
  getLanderDetail,
  getLanderLog,
  getLanderRendering,
  getLanders,
  type LanderDetail,
  postLanderDraw,
  putLander,
} from '@amarena/shared/contracts/landers/landerDesk';
import { rulesOf } from '@amarena/shared/contracts/landers/landerTemplates';
import { anId, fakeApi } from '@amarena/shared/testing';
import { MANIFEST_TEMPLATES } from '../../landers/testing/manifestTemplates.ts';
import { contentAt, newDocument } from '../document.model.ts';

type Document = LanderDetail['document'];

/** When everything here was published and saved. */
export const AT = '2026-11-20T09:00:00.000Z';

const rules = rulesOf(MANIFEST_TEMPLATES, 'landing');
if (rules === null) throw new Error('There is no template.');
/** A new document, without words. */
export const document = newDocument({ template: 'landing', slug: '', name: 'Un ritratto' }, rules);

const VERSION = { published_at: AT, published_by: 'Irene', starts: null, ends: null, restores: null, remote: '1.0.0', from_file: false };
/** A published lander without a draft. */
export const detail: LanderDetail = {
  id: anId(1),
  template: 'landing',
  slug: '',
  name: 'Un ritratto',
  path: '/members/:id/landing',
  live: 1,
  next: null,
  drafted: false,
  problems: {},
  testing: 0,
  changed_at: AT,
  changed_by: 'Irene',
  document,
  revision: 4,
  draft: null,
  versions: [{ ...VERSION, number: 1, state: 'live' }],
  images: {},
};

/** The lander as the server answers it after a document was saved. */
export function kept(body: unknown): LanderDetail {
  const { document: written, revision } = body as { document: Document; revision: number };
  return { ...detail, document: written, revision: revision + 1 };
}

/** A server on which everything succeeds. */
export const anApi = () =>
  fakeApi()
    .answer(postLanderDraw, { page: null, problems: [] })
    .answer(getLanders, { landers: [] })
    .answer(getLanderDetail, { lander: detail })
    .answer(getLanderLog, { entries: [] })
    .answer(getLanderRendering, { failed: [] })
    .answer(putLander, ({ body }) => ({ lander: kept(body) }));

/** The Italian titles that were saved. */
export const titles = (api: ReturnType<typeof fakeApi>) =>
  api.seen(putLander).map(({ body }) => contentAt((body as { document: Document }).document, { variant: 0, language: 'it' })?.title);

/** The document with every word that a publication needs. */
export function wholeDocument(): Document {
  const content = contentAt(document, { variant: 0, language: 'it' });
  if (content === null) throw new Error('A new document is Italian.');
  const blocks = content.blocks.map((block) => {
    if (block.kind === 'headline' || block.kind === 'notice') return { ...block, text: 'Parole' };
    return block.kind === 'form' ? { ...block, button: 'Iscriviti' } : block;
  });
  const it = { title: 'Titolo', description: 'Descrizione', blocks };
  return { ...document, variants: document.variants.map((variant) => ({ ...variant, content: { it } })) };
}
