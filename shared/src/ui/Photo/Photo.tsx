import { avatarOf, photoAddress } from '../../contracts/people/photoAddress.ts';
import type { MainImage } from '../../contracts/people/profile.ts';
import { styled } from '../../facades/styled.ts';
import { NoPhoto } from './NoPhoto.tsx';

/** Renditions of a photo, narrowest first: their name in the contract and their width in pixels. */
const RENDITIONS = [
  ['thumb_filename', 320],
  ['filename', 640],
  ['match', 1200],
] as const;

export interface PhotoProps {
  /** Names of the renditions; null: the member has no photo. */
  image: Pick<MainImage, 'filename' | 'thumb_filename' | 'match'> | null;
  /** `settings.cdn_prefix`, which precedes a rendition's name. */
  cdnPrefix: string;
  /** The rendition for browsers without `srcset`, which also identifies the picture. Default `filename`. */
  source?: 'filename' | 'match';
  /** The member's name; empty if it is shown beside it. */
  alt: string;
  /** Width on the screen, for the `sizes` attribute. Default half the screen on phones, 240 px above. */
  sizes?: string;
  /** True if it is in view at once: it loads before what is further down. Default false. */
  eager?: boolean;
  className?: string;
}

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  background: var(--skeleton);
  > img {
    height: 100%;
  }
`;

/** All renditions with their widths, for `srcset`. */
export const srcSet = (image: NonNullable<PhotoProps['image']>, cdnPrefix: string): string =>
  RENDITIONS.map(([name, width]) => `${photoAddress(cdnPrefix, image[name])} ${width}w`).join(', ');

/** The two narrowest renditions with their widths, for avatars and other small sizes. */
export const smallSrcSet = ({ thumb_filename }: Pick<MainImage, 'thumb_filename'>, cdnPrefix: string): string =>
  `${photoAddress(cdnPrefix, avatarOf(thumb_filename))} 160w, ${photoAddress(cdnPrefix, thumb_filename)} 320w`;

/** A photo in its own 4:5 frame, so that nothing moves when it loads. */
export function Photo({
  image,
  cdnPrefix,
  source = 'filename',
  alt,
  sizes = '(min-width: 576px) 240px, 50vw',
  eager = false,
  className,
}: PhotoProps) {
  return (
    <Frame className={className}>
      {image === null ? (
        <NoPhoto />
      ) : (
        <img
          src={photoAddress(cdnPrefix, image[source])}
          srcSet={srcSet(image, cdnPrefix)}
          sizes={sizes}
          width={640}
          height={800}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </Frame>
  );
}
