import { photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import { Id } from '@amarena/shared/contracts/platform/primitives';
import type { VisitorBoot } from '../edge/deps.ts';
import type { SharePreview } from '../edge/document.ts';
import type { Platform } from '../http/platform.ts';
import { RENDITIONS } from '../photos/renditions.ts';
import type { Services } from './deps.ts';

/**
 * The preview of a link to a member's page on other sites: the member's first active photo (`activePhotos` in `domains/profiles/cards.repository.ts`).
 * Only members whose page the visitor may open have a preview: not those who left, disabled their profile, or blocked
 * the visitor. The label of a fictional profile is part of it.
 */
export const createSharePreview =
  ({ db, now, config }: Platform, { profiles }: Services) =>
  async ({ user, settings }: VisitorBoot, memberId: string): Promise<SharePreview | null> => {
    if (!Id.safeParse(memberId).success) return null;
    const page = await profiles.page(db, user?.id ?? null, memberId, now());
    if (!page.ok || page.value.main_image?.status !== 'active') return null;
    const { main_image, fictional } = page.value;
    return {
      image: new URL(photoAddress(settings.cdn_prefix, main_image.match), config.publicUrl).href,
      ...RENDITIONS.large,
      description: fictional ? settings.fictional_singular : settings.description,
    };
  };
