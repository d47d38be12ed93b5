import { randomUUID } from 'node:crypto';
import { type LanderDetail, postLander, postLanderImage, postLanderPublish, putLander } from '@amarena/shared/contracts/landers/landerDesk';
import { getLander, type LanderBlock, type LanderContent, type LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { ownTemplates } from '../../src/cli/landers/ownTemplates.ts';
import { activate } from '../../src/delivery/activate.ts';
import { type Somebody, somebody } from '../community/people.ts';
import { delivered, openDelivery, publishBuild, type TestDelivery } from '../delivery/support/delivery.ts';
import type { TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

/** Activates a version of mf-landers that claims to draw these templates. */
export async function release(delivery: TestDelivery, version: string, templates: LanderTemplates): Promise<void> {
  await publishBuild(delivery, { remote: 'mf-landers', version, templates });
  delivered(await activate(delivery, 'mf-landers', version));
}

export interface LandersSite extends TestServer {
  /** The stores of what is live. */
  readonly stores: TestDelivery;
}

/** A server on which the templates of this checkout are live, as on every site. */
export async function startSite(): Promise<LandersSite> {
  const stores = await openDelivery();
  await release(stores, '1.0.0', await ownTemplates());
  return { ...(await startServer({ overrides: { delivery: stores } })), stores };
}

export const editor = (server: TestServer): Promise<Somebody> => somebody(server, { roles: ['editor'] });

export const HEADLINE: LanderBlock = { kind: 'headline', text: 'Un nodo *leggero*', above: '' };
const FORM: LanderBlock = { kind: 'form', title: '', button: 'Iscriviti gratis', note: '' };
const NOTICE: LanderBlock = { kind: 'notice', text: 'Riservato ai maggiorenni. Alcuni profili sono fittizi.' };

/** What `alonetonight` needs. */
export const aContent = (change: Partial<LanderContent> = {}): LanderContent => ({
  title: 'Stasera',
  description: 'Due parole, senza fretta.',
  blocks: [HEADLINE, FORM, NOTICE],
  ...change,
});

/** A valid document, at a new address. */
export const aDocument = (change: Partial<LanderDocument> = {}): LanderDocument => ({
  template: 'alonetonight',
  slug: `prova-${randomUUID().slice(0, 8)}`,
  name: 'Una prova',
  locales: ['it', 'de'],
  variants: [{ key: 'a', name: '', weight: 1, content: { it: aContent(), de: aContent({ title: 'Heute Abend' }) } }],
  tracking: {},
  starts: null,
  ends: null,
  ...change,
});

/** The document with another headline in Italian, only in the variant `a`. */
export const withHeadline = (document: LanderDocument, text: string): LanderDocument => ({
  ...document,
  variants: document.variants.map((variant, index) =>
    index === 0
      ? { ...variant, content: { ...variant.content, it: aContent({ blocks: [{ ...HEADLINE, text }, FORM, NOTICE] }) } }
      : variant,
  ),
});

/** Two wordings, half and half. */
export const twoVariants = (): LanderDocument['variants'] =>
  ['a', 'b'].map((key) => ({ key, name: '', weight: 50, content: { it: aContent({ title: `Titolo ${key}` }), de: aContent() } }));

export const create = async ({ client }: Somebody, document: LanderDocument): Promise<LanderDetail> =>
  (await client.call(postLander, { body: { document } })).answer().lander;

/** Submits anything as a document. */
export const save = ({ client }: Somebody, { id, revision }: Pick<LanderDetail, 'id' | 'revision'>, document: object) =>
  client.call(putLander, { body: { id, revision, document: document as BodyOf<typeof putLander>['document'] } });

export const publish = ({ client }: Somebody, { id, revision }: Pick<LanderDetail, 'id' | 'revision'>) =>
  client.call(postLanderPublish, { body: { id, revision } });

/** A lander that visitors see. */
export async function published(desk: Somebody, document = aDocument()): Promise<LanderDetail> {
  return (await publish(desk, await create(desk, document))).answer().lander;
}

type Asking = Partial<
  Parameters<typeof getLander.query.parse>[0] & { language: Language; preview: string; variant: string; profile: string }
>;

export const look = (client: TestClient, { template, slug }: Pick<LanderDocument, 'template' | 'slug'>, change: Asking = {}) =>
  client.call(getLander, { query: { template, slug, language: 'it', ...change } });

/** The headline that a visitor reads. */
export async function headlineOf(client: TestClient, at: Pick<LanderDocument, 'template' | 'slug'>): Promise<string | undefined> {
  const { blocks } = (await look(client, at)).answer().page;
  return blocks.flatMap((block) => (block.kind === 'headline' ? block.text : []))[0];
}

/** Uploads a picture for landers. */
export async function sendImage(server: TestServer, { client }: Somebody, bytes: Buffer) {
  const response = await server.server.inject({
    method: 'POST',
    url: postLanderImage.path,
    payload: bytes,
    headers: {
      'x-forwarded-for': client.address,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
      'idempotency-key': randomUUID(),
    },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
