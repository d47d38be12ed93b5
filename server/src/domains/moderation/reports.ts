import { type postReport, REPORT_LINES, REPORTS_PER_DAY } from '@amarena/shared/contracts/moderation/reports';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import type { Intake, PictureKey } from '../../photos/intake.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';
import { DAY } from '../../times.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Chats } from '../chats/service.ts';
import { accountOf } from './people.repository.ts';
import { insertReport, reportById, reportsSince } from './reports.repository.ts';
import type { ReportedPhoto, ReportsTable } from './tables.ts';

export interface ReportDeps {
  readonly blocks: Pick<Blocks, 'block' | 'keepApart' | 'reportsDecided'>;
  /** Keeps a reported picture's files until the decision, and deletes the public files of a refused photo. */
  readonly pictures: Pick<Intake, 'hold' | 'release' | 'hide' | 'refuse'>;
  readonly chats: Pick<Chats, 'excerpt' | 'removeWith' | 'photoAt' | 'refusePhoto' | 'allowPhoto'>;
}
type Order = ParsedBodyOf<typeof postReport>;
type Attached = Pick<Selectable<ReportsTable>, 'lines' | 'photos'>;

const keyOf = ({ id, name_key, hash }: KeptPicture): ReportedPhoto['picture'] => ({ id, name_key, hash });

/** Reports of members about members. */
export function createReports({ blocks, chats, pictures }: ReportDeps) {
  /** Null if the reported member has sent no such message. */
  async function attachedTo(trx: Db, reporterId: string, { profile, message, with_lines }: Order): Promise<Attached | null> {
    const lines = with_lines ? REPORT_LINES : 0;
    const rows = await chats.excerpt(trx, reporterId, profile, { message, lines });
    if (rows === null) return null;
    const photos = rows.flatMap(({ id, sender_id, conversation, sequence, photo }): ReportedPhoto[] =>
      photo === null || sender_id !== profile ? [] : [{ message: id, conversation, sequence, picture: keyOf(photo) }],
    );
    return {
      lines: rows.map(({ id, sender_id, text, sent_at }) => ({
        by: sender_id === profile ? 'reported' : 'reporter',
        text,
        sent_at: sent_at.toISOString(),
        reported: id === message,
      })),
      // The first one is hidden by a decision, unless another is chosen.
      photos: photos.toSorted((one, other) => Number(other.message === message) - Number(one.message === message)),
    };
  }

  return {
    /**
     * A photo attached to a report, by its message; null if there is none, or if it was deleted with or after the
     * decision.
     */
    async photo(db: Db, reportId: string, message: string): Promise<PictureKey | null> {
      const report = await reportById(db, reportId);
      const sent = report?.photos.find((photo) => photo.message === message);
      if (report === undefined || sent === undefined) return null;
      return report.closed_at === null ? sent.picture : chats.photoAt(db, sent);
    },

    /** Stores a report and separates the two. Needs an open transaction. Errors: those of `postReport`. */
    async report(trx: Db, reporterId: string, order: Order, now: Date): Promise<Result<undefined, ApiError>> {
      const { profile, category, text } = order;
      if (profile === reporterId) return failure({ code: 'report_self' });
      const reported = await accountOf(trx, profile);
      if (reported === undefined) return failure({ code: 'not_found' });
      if (reported.status === 'deleted') return failure({ code: 'profile_deleted' });
      const made = await reportsSince(trx, reporterId, new Date(now.getTime() - DAY));
      if (made >= REPORTS_PER_DAY) return failure({ code: 'reports_used_up', limit: REPORTS_PER_DAY });
      const attached = await attachedTo(trx, reporterId, order);
      if (attached === null) return failure({ code: 'not_found' });
      const id = uuidv7({ msecs: now.getTime() });
      await insertReport(trx, {
        id,
        reporter_id: reporterId,
        reported_id: profile,
        category,
        text,
        lines: JSON.stringify(attached.lines),
        photos: JSON.stringify(attached.photos),
        reported_at: now,
        closed_at: null,
      });
      for (const { picture } of attached.photos) await pictures.hold(trx, id, picture);
      if (order.block) await blocks.block(trx, reporterId, profile, now);
      await blocks.keepApart(trx, reporterId, profile, now);
      await chats.removeWith(trx, reporterId, profile);
      return success(undefined);
    },
  };
}
export type Reports = ReturnType<typeof createReports>;
