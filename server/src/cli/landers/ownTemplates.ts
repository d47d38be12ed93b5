import { directoryOf, readTarget } from '@amarena/shared/build/target';
import type { LanderTemplates } from '@amarena/shared/contracts/landerTemplates';

/** The templates that the mf-landers of this checkout draws. */
export const ownTemplates = async (): Promise<LanderTemplates> => (await readTarget(directoryOf('mf-landers'))).contract?.templates ?? {};
