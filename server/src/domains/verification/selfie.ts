import { memberOf } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { ApiProblem } from '../../http/status.ts';
import type { VerificationService } from './service.ts';

const SELFIE_PATH = '/api/selfie';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where moderators load the selfie of a waiting request. */
export const selfieAddress = (id: string): string => `${SELFIE_PATH}/${id}`;

/** The selfie's bytes, for moderators only, and not after the decision. */
export function registerSelfie({ server, platform }: Api, verification: Pick<VerificationService, 'selfie'>): void {
  server.get<{ Params: { id: string } }>(`${SELFIE_PATH}/:id`, async (request, reply) => {
    const member = await memberOf(request, platform);
    if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
    if (!member.roles.includes('moderator')) throw new ApiProblem({ code: 'forbidden' });
    const { id } = request.params;
    const bytes = UUID.test(id) ? await verification.selfie(platform.db, id) : null;
    if (bytes === null) throw new ApiProblem({ code: 'not_found' });
    return reply.type('image/webp').send(bytes);
  });
}
