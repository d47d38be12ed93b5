import type { LanderChange, LanderDetail, LanderLine } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import { checkLander } from '@amarena/shared/contracts/landers/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import { landerContentPlaces } from '@amarena/shared/contracts/landers/landerTextPlaces';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { asDraft, asLine, asVersion, type Stored, workOf } from './asLander.ts';
import { documentChanges } from './difference.ts';
import { imagesIn, type LanderImages } from './images.ts';
import { allLanders, landerById, versionsOf } from './repository.ts';

/** The active version of mf-landers, and the templates that it draws. */
export interface Drawing {
  /** Null: no version is active. */
  readonly remote: string | null;
  readonly templates: LanderTemplates;
}

export interface InspectionDeps {
  readonly images: Pick<LanderImages, 'named'>;
  /** What a document that is published now would be drawn with. */
  drawing(): Promise<Drawing>;
}

/** A document that was read, and what it was checked against. */
export interface Checked extends Drawing {
  /** Null if the document does not have the right shape. */
  readonly document: LanderDocument | null;
  readonly problems: readonly LanderProblem[];
}

/** Places whose picture was never uploaded. */
function unknownImages(document: LanderDocument, known: Readonly<Record<string, unknown>>): LanderProblem[] {
  return landerContentPlaces(document).flatMap(({ path, content }) =>
    content.blocks.flatMap((block, index) => {
      const [field, key] = block.kind === 'video' ? ['poster', block.poster] : ['image', 'image' in block ? block.image : ''];
      if (key === undefined || key === '' || key in known) return [];
      return [{ path: `${path}.blocks[${index}].${field}`, code: 'image_unknown' as const, limit: null, name: key }];
    }),
  );
}

/** Landers as the editor's desk shows them, with everything that is wrong with a draft. */
export function createInspection({ images, drawing }: InspectionDeps) {
  /** Reads a submitted document and finds everything that is wrong with it, including what only the server knows. */
  async function check(db: Db, value: unknown, given?: Drawing): Promise<Checked> {
    const drawn = given ?? (await drawing());
    const { document, problems } = checkLander(value, drawn.templates);
    if (document === null) return { ...drawn, document, problems };
    return { ...drawn, document, problems: [...problems, ...unknownImages(document, await images.named(db, imagesIn(document)))] };
  }

  async function storedById(db: Db, id: string, read = landerById): Promise<Stored | null> {
    const lander = await read(db, id);
    return lander === undefined ? null : { lander, versions: await versionsOf(db, [id]) };
  }

  const problemsOfDraft = async (db: Db, { lander }: Stored, drawn?: Drawing): Promise<readonly LanderProblem[]> =>
    lander.draft === null ? [] : (await check(db, lander.draft, drawn)).problems;

  async function detailOf(db: Db, stored: Stored, now: Date): Promise<LanderDetail> {
    const problems = await problemsOfDraft(db, stored);
    const document = workOf(stored, now);
    return {
      ...asLine(stored, problems, now),
      document,
      revision: stored.lander.revision,
      draft: asDraft(stored, problems, now),
      versions: stored.versions.map((version) => asVersion(version, stored.versions, now)).reverse(),
      images: await images.named(db, imagesIn(document)),
    };
  }

  async function detail(db: Db, id: string, now: Date): Promise<Result<LanderDetail, ApiError>> {
    const stored = await storedById(db, id);
    return stored === null ? failure({ code: 'not_found' }) : success(await detailOf(db, stored, now));
  }

  return {
    drawing,
    check,
    detail,
    storedById,

    async list(db: Db, now: Date): Promise<LanderLine[]> {
      const versions = Map.groupBy(await versionsOf(db), ({ lander_id }) => lander_id);
      const drawn = await drawing();
      const lines: LanderLine[] = [];
      for (const lander of await allLanders(db)) {
        const stored = { lander, versions: versions.get(lander.id) ?? [] };
        lines.push(asLine(stored, await problemsOfDraft(db, stored, drawn), now));
      }
      return lines;
    },

    /** Where two versions differ; 0 is the draft. Error: `not_found`. */
    async difference(
      db: Db,
      { id, from, to }: { id: string; from: number; to: number },
      now: Date,
    ): Promise<Result<LanderChange[], ApiError>> {
      const stored = await storedById(db, id);
      if (stored === null) return failure({ code: 'not_found' });
      const documentOf = (number: number) =>
        number === 0 ? workOf(stored, now) : stored.versions.find((version) => version.number === number)?.document;
      const [before, after] = [documentOf(from), documentOf(to)];
      return before === undefined || after === undefined ? failure({ code: 'not_found' }) : success(documentChanges(before, after));
    },
  };
}
