import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { shellBase } from '../delivery/pageSnapshot.ts';
import type { ShownRoute } from './landers.ts';
import type { PageMetadata } from './metadataHtml.ts';
import { SHARE_ICON } from './webManifest.ts';

interface Card {
  /** A file in the shell's `public` folder; `tools/shareCards.ts` draws the large ones. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const LARGE = { width: 1200, height: 630 } as const;
const CARDS: Readonly<Record<string, Card>> = {
  index: { file: 'share-home.jpg', ...LARGE },
  pricing: { file: 'share-pricing.jpg', ...LARGE },
};
const ICON: Card = { file: SHARE_ICON, width: 512, height: 512 };

/** The preview picture of a page on other sites: its own card, else the site's icon; null if the live shell has neither. */
export function sitePreviewPicture(
  route: ShownRoute | null,
  { version, files }: Pick<ShellManifest, 'version' | 'files'>,
  publicUrl: string,
): PageMetadata['image'] {
  const card = [CARDS[route?.name ?? ''], ICON].find((one) => one !== undefined && one.file in files);
  if (card === undefined) return null;
  const { file, ...size } = card;
  return { src: new URL(shellBase(version) + file, publicUrl).href, ...size };
}
