import type { Api } from '../../http/platform.ts';
import type { PrivatePhotos } from '../../photos/privatePhotos.ts';
import { registerModeration } from './routes.ts';
import { createModeration, type Deps } from './service.ts';

/** Reports, complaints and appeals, and the desk of the moderators. */
export function openModeration(api: Api, { photos, ...deps }: Deps & { readonly photos: PrivatePhotos }) {
  const moderation = createModeration(deps);
  registerModeration(api, moderation, photos);
  return moderation;
}
