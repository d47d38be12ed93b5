import type { Api } from '../../http/platform.ts';
import type { RenderFailures } from '../../rendering/failures.ts';
import { registerLanderDesk, registerLanderImages } from './routes.ts';
import { createLanders, type Deps } from './service.ts';
import { registerLanders } from './visitorRoutes.ts';

/** Landers: the editor's desk, and endpoints for visitors. */
export function openLanders(api: Api, { failures, ...deps }: Deps & { readonly failures: RenderFailures }) {
  const landers = createLanders(deps);
  registerLanders(api, landers);
  registerLanderDesk(api, landers, failures);
  registerLanderImages(api, landers, deps.intake);
  return landers;
}
export { publishPlain } from './trialDocuments.ts';
