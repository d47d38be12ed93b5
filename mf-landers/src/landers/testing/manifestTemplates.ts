import { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import manifest from '../../../package.json' with { type: 'json' };

/** The templates that this package declares; for tests and stories. */
export const MANIFEST_TEMPLATES = LanderTemplates.parse(manifest.amarena.templates);
