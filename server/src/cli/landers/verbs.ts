import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  getLanderDetail,
  getLanderImages,
  getLanders,
  getLanderTemplates,
  getLanderVersion,
  type LanderDetail,
  type LanderLine,
  postLander,
  postLanderImage,
  postLanderPreview,
  postLanderPublish,
  postLanderRollback,
  postLanderWithdraw,
  putLander,
} from '@amarena/shared/contracts/landers/landerDesk';
import { checkLander } from '@amarena/shared/contracts/landers/landerProblems';
import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { type LanderTemplates, rulesOf } from '@amarena/shared/contracts/landers/landerTemplates';
import { type AppError, failure, type Result, success } from '@amarena/shared/errors';
import { loadLanderWords } from '@amarena/shared/errors/landers';
import { stringify } from 'yaml';
import { documentChanges } from '../../domains/landers/difference.ts';
import { FileProblem, type LanderFile, readLanderFile } from '../../domains/landers/files/landerFile.ts';
import { problemLines } from '../../domains/landers/files/problemLines.ts';
import { asJson } from '../../printed.ts';
import { ownTemplates } from './ownTemplates.ts';
import { changeLines, refusalLines, table } from './report.ts';
import { resultLines } from './results.ts';
import type { Site } from './site.ts';
import { skeleton } from './skeleton.ts';

/** The input of one call of the command line. */
export interface LanderCommand {
  readonly say: (line: string) => void;
  /** Null if no site was named, for verbs that need none. */
  readonly site: Site | null;
  readonly hours: number;
  /** Version number; null if not given. */
  readonly version: number | null;
  /** True: replaces a draft that someone else is writing. */
  readonly overDraft: boolean;
  /** True: replaces what was published in the editor. */
  readonly overPublished: boolean;
  /** True: a running test of wordings may end without a verdict. */
  readonly endTest: boolean;
  /** Default: a table. */
  readonly json?: boolean;
}

/** A refusal with its message; empty if it was printed already. */
class Refused extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const words = () => loadLanderWords('en');

async function taken<Value>(asked: Promise<Result<Value, AppError>>, file: LanderFile | null = null): Promise<Value> {
  const answer = await asked;
  if (answer.ok) return answer.value;
  throw new Refused(refusalLines(answer.error, file, await words()));
}

function siteOf({ site }: LanderCommand): Site {
  if (site === null) throw new Refused(['This command needs a site.']);
  return site;
}

/** The templates of the site; without a site, those that this checkout would publish. */
const templatesFor = async ({ site }: LanderCommand): Promise<LanderTemplates> =>
  site === null ? ownTemplates() : (await taken(site.call(getLanderTemplates))).templates;

/** A file without problems. */
interface Sound {
  readonly file: LanderFile;
  readonly document: LanderDocument;
}

/** Reads a file and refuses it with every place that is wrong, before anything is sent to the site. */
async function sound(order: LanderCommand, path: string): Promise<Sound> {
  const file = await readLanderFile(path);
  const { document, problems } = checkLander(file.value, await templatesFor(order));
  const missing = file.missing.map((one) => `${file.locate(one.place)} ${one.place}: there is no file ${one.file} next to this one.`);
  const wrong = [...problemLines(file, problems, await words()), ...missing];
  if (document === null || wrong.length > 0) throw new Refused(wrong);
  return { file, document };
}

/** The lander on the site, by `gallery`, `gallery/autunno`, or its file; null if the site has none there. */
async function landerAt(site: Site, address: { template: string; slug: string }): Promise<LanderLine | null> {
  const { landers } = await taken(site.call(getLanders));
  return landers.find(({ template, slug }) => template === address.template && slug === address.slug) ?? null;
}

async function named(site: Site, name: string): Promise<LanderDetail> {
  const [template = '', slug = ''] = name.split('/');
  const line = await landerAt(site, { template, slug });
  if (line === null) throw new Refused([`The site has no lander "${name}". Run npm run lander -- list to see all.`]);
  return (await taken(site.call(getLanderDetail, { query: { id: line.id } }))).lander;
}

/** Uploads the pictures that the site does not have yet. */
async function sendPictures(site: Site, file: LanderFile): Promise<void> {
  if (file.pictures.size === 0) return;
  const { images } = await taken(site.call(getLanderImages));
  const known = new Set(images.map(({ image }) => image));
  for (const [key, path] of file.pictures) {
    if (known.has(key)) continue;
    await taken(site.call(postLanderImage, { bytes: new Uint8Array(await readFile(path)) }), file).catch((error: unknown) => {
      throw error instanceof Refused ? new Refused(error.lines.map((line) => `${path}: ${line}`)) : error;
    });
  }
}

/** Refuses to replace a newest version that was published in the editor, unless it says what the file says. */
async function sparePublished(site: Site, { id, versions: [newest] }: LanderDetail, mine: LanderDocument): Promise<void> {
  if (newest === undefined || newest.from_file) return;
  const { document } = await taken(site.call(getLanderVersion, { query: { id, number: newest.number } }));
  const changes = documentChanges(document, mine);
  if (changes.length === 0) return;
  const { number, restores, published_at, published_by } = newest;
  const done = restores === null ? `published version ${number} in the editor` : `restored version ${restores} as version ${number}`;
  throw new Refused([
    `${published_by ?? 'Someone'} ${done}, at ${published_at}. The file would change it here:`,
    ...changeLines(changes),
    'Take over into the file what should stay, or replace that version with --over-published.',
  ]);
}

/** Saves a file on the site as a draft; returns the resulting lander. `spare`: refuses first what it must not replace. */
async function draft(
  order: LanderCommand,
  path: string,
  spare?: typeof sparePublished,
): Promise<{ file: LanderFile; lander: LanderDetail }> {
  const site = siteOf(order);
  const { file, document: mine } = await sound(order, path);
  await sendPictures(site, file);
  const document = file.value as Record<string, unknown>;
  const line = await landerAt(site, mine);
  if (line === null) return { file, lander: (await taken(site.call(postLander, { body: { document } }), file)).lander };
  const { lander } = await taken(site.call(getLanderDetail, { query: { id: line.id } }));
  if (lander.draft !== null && !order.overDraft && documentChanges(lander.document, mine).length > 0) {
    const by = lander.draft.saved_by ?? 'Someone';
    throw new Refused([
      `${by} has a draft of this lander on the site, saved at ${lander.draft.saved_at}. It differs from what is live here:`,
      ...changeLines(lander.draft.changes),
      'Publish or discard it there, or replace it with --over-draft.',
    ]);
  }
  await spare?.(site, lander, mine);
  const { id, revision } = lander;
  return { file, lander: (await taken(site.call(putLander, { body: { id, revision, document } }), file)).lander };
}

/** How many changes are listed after a publication; `diff` lists all of them beforehand. */
const CHANGES_SHOWN = 12;

async function publishOne(order: LanderCommand, path: string): Promise<void> {
  const site = siteOf(order);
  const { file, lander } = await draft(order, path, order.overPublished ? undefined : sparePublished);
  if (!lander.drafted) {
    order.say(`${file.path}: version ${lander.live} is live already, without differences`);
    return;
  }
  const changes = lander.draft?.changes ?? [];
  const { id, revision } = lander;
  const body = { id, revision, end_test: order.endTest, from_file: true };
  const published = (await taken(site.call(postLanderPublish, { body }), file)).lander;
  const [version] = published.versions;
  const where = version?.state === 'scheduled' ? `goes live at ${version.starts}` : 'is live';
  order.say(`${file.path}: version ${version?.number} ${where} at ${site.address}${published.path}`);
  if ((version?.number ?? 1) > 1) for (const line of changeLines(changes.slice(0, CHANGES_SHOWN))) order.say(line);
}

const linesOf = (problem: unknown): readonly string[] => {
  if (problem instanceof Refused) return problem.lines;
  if (problem instanceof FileProblem) return [problem.message];
  throw problem;
};

/** Runs for each file, even after one was refused; prints all refusals at the end, and how many succeeded. */
async function eachFile(paths: readonly string[], done: string, act: (path: string) => Promise<void>): Promise<void> {
  const refused: (readonly string[])[] = [];
  for (const path of paths) {
    await act(path).catch((problem: unknown) => {
      refused.push(linesOf(problem));
    });
  }
  if (refused.length === 0) return;
  const summary = `${paths.length - refused.length} of ${paths.length} files are ${done}, ${refused.length} refused.`;
  throw new Refused([...refused.flat(), ...(paths.length > 1 ? [summary] : [])]);
}

/** Refuses a number that no version of the lander has; null if none was given. */
function knows(number: number | null, { path, versions }: Pick<LanderDetail, 'path' | 'versions'>): void {
  if (number === null || versions.some((version) => version.number === number)) return;
  throw new Refused([
    versions.length === 0 ? `${path} was never published.` : `${path} has no version ${number}: the last one is ${versions[0]?.number}.`,
  ]);
}

type Action = (order: LanderCommand, names: readonly string[]) => Promise<void>;

const ACTIONS = {
  async new(order, [template = '', slug = '', folder = 'landers']) {
    const templates = await templatesFor(order);
    const rules = rulesOf(templates, template);
    if (rules === null) throw new Refused([`Unknown template "${template}". Templates are ${Object.keys(templates).join(', ')}.`]);
    const path = join(folder, `${[template, slug].filter(Boolean).join('-')}.yaml`);
    if (existsSync(path)) throw new Refused([`${path} already exists.`]);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, skeleton(template, rules, slug));
    order.say(`Wrote ${path}. Fill it in, then: npm run lander -- check ${path}`);
  },

  async check(order, paths) {
    await eachFile(paths, 'in order', async (path) => {
      const { file } = await sound(order, path);
      order.say(`${file.path}: no problems`);
    });
  },

  async list(order) {
    const { landers } = await taken(siteOf(order).call(getLanders));
    for (const line of order.json ? [asJson(landers)] : table(landers)) order.say(line);
  },

  async show(order, [name = '']) {
    const { document } = await named(siteOf(order), name);
    order.say(stringify(document, { lineWidth: 120 }).trimEnd());
  },

  async results(order, [name = '']) {
    const site = siteOf(order);
    const { id } = await named(site, name);
    const number = order.version ?? undefined;
    const results = await taken(site.call(getLanderResults, { query: { id, number } }));
    for (const line of order.json ? [asJson(results)] : resultLines(results)) order.say(line);
  },

  async diff(order, [path = '']) {
    const site = siteOf(order);
    const { file, document } = await sound(order, path);
    const line = await landerAt(site, document);
    if (line === null) {
      order.say(`${file.path}: the site has no such lander yet`);
      return;
    }
    const live =
      line.live === null ? null : (await taken(site.call(getLanderVersion, { query: { id: line.id, number: line.live } }))).document;
    const changes = documentChanges(live, document);
    for (const text of changes.length === 0 ? [`${file.path}: nothing differs from what is live`] : changeLines(changes)) order.say(text);
  },

  async preview(order, [path = '']) {
    const site = siteOf(order);
    const { lander } = await draft(order, path);
    const { path: link, ends } = await taken(site.call(postLanderPreview, { body: { id: lander.id, hours: order.hours, member: null } }));
    order.say(`${site.address}${link}`);
    order.say(`works until ${ends}`);
  },

  async publish(order, paths) {
    await eachFile(paths, 'published or live already', (path) => publishOne(order, path));
  },

  async rollback(order, [name = '']) {
    const site = siteOf(order);
    const { id, revision, path, live, versions } = await named(site, name);
    knows(order.version, { path, versions });
    const answer = await site.call(postLanderRollback, { body: { id, revision, to: order.version, end_test: order.endTest } });
    if (!answer.ok && answer.error.code === 'not_found') {
      throw new Refused([
        live === null
          ? `${path}: no version is live, so there is no previous one. --to <number> brings one back.`
          : `${path}: nothing was live before version ${live}. Use withdraw to take it offline.`,
      ]);
    }
    const { lander } = await taken(Promise.resolve(answer));
    const [version] = lander.versions;
    order.say(`${path}: version ${version?.number} is live, with the content of version ${version?.restores}`);
  },

  async withdraw(order, [name = '']) {
    const site = siteOf(order);
    const { id, revision, path, versions } = await named(site, name);
    knows(order.version, { path, versions });
    const { lander } = await taken(site.call(postLanderWithdraw, { body: { id, revision, number: order.version } }));
    order.say(`${path}: ${lander.live === null ? 'visitors no longer see it' : `version ${lander.live} is live`}`);
  },
} as const satisfies Record<string, Action>;

export type Verb = keyof typeof ACTIONS;
/** Verbs that work on files alone. If a site is given, they check files against its templates. */
export const WITHOUT_SITE: readonly Verb[] = ['new', 'check'];

/** Runs one call. The failure is what to print. */
export async function runVerb(verb: Verb, order: LanderCommand, names: readonly string[]): Promise<Result<undefined, readonly string[]>> {
  try {
    await ACTIONS[verb](order, names);
    return success(undefined);
  } catch (error) {
    return failure(linesOf(error));
  }
}
