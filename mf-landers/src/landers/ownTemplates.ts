import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';

/** The templates that this package declares; for tests. */
export const OWN_TEMPLATES = LanderTemplates.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).amarena.templates,
);
