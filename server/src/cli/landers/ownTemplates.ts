import { directoryOf, readTarget } from '@amarena/shared/build/target';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';

/** The templates of the mf-landers in this checkout. */
export const ownTemplates = async (): Promise<LanderTemplates> => (await readTarget(directoryOf('mf-landers'))).contract?.templates ?? {};
