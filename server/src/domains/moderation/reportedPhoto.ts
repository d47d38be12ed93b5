import { Id } from '@amarena/shared/contracts/platform/primitives';
import { memberOf } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { ApiProblem } from '../../http/status.ts';
import type { PrivatePhotos } from '../../photos/privatePhotos.ts';
import type { Reports } from './reports.ts';

const REPORTED_PHOTO_PATH = '/api/reported-photo';

interface PhotoName {
  /** Id of the report that it is attached to. */
  report: string;
  /** Id of its message. */
  message: string;
}

/** Where moderators load a photo of a conversation that is attached to a report. */
export const reportedPhotoAddress = ({ report, message }: PhotoName): string => `${REPORTED_PHOTO_PATH}/${report}/${message}`;

/** The photo's bytes, for moderators only. The address shows no other photo of the conversation. */
export function registerReportedPhotos({ server, platform }: Api, reports: Pick<Reports, 'photo'>, photos: PrivatePhotos): void {
  server.get<{ Params: PhotoName }>(`${REPORTED_PHOTO_PATH}/:report/:message`, async (request, reply) => {
    const member = await memberOf(request, platform);
    if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
    if (!member.roles.includes('moderator')) throw new ApiProblem({ code: 'forbidden' });
    const { report, message } = request.params;
    const picture = Id.safeParse(report).success ? await reports.photo(platform.db, report, message) : null;
    const bytes = picture && (await photos.read(picture, 'full'));
    if (bytes === null) throw new ApiProblem({ code: 'not_found' });
    return reply.type('image/webp').send(bytes);
  });
}
