import { avatarOf, cardOf, photoAddress } from '../../contracts/people/photoAddress.ts';
import type { MainImage } from '../../contracts/people/photos.ts';
import { styled } from '../../facades/styled.ts';
import { NoPhoto } from './NoPhoto.tsx';

type Names = Pick<MainImage, 'filename' | 'thumb_filename' | 'match'>;

/** Renditions of a photo, narrowest first: their name, and their width in pixels. */
const RENDITIONS: readonly (readonly [name: (image: Names) => string, width: number])[] = [
  [({ thumb_filename }) => thumb_filename, 320],
  [({ filename }) => cardOf(filename), 480],
  [({ filename }) => filename, 640],
  [({ match }) => match, 1200],
];

export interface PhotoProps {
  /** Names of the renditions; null: the member has no photo. */
  image: Names | null;
  /** `settings.cdn_prefix`, which precedes a rendition's name. */
  cdnPrefix: string;
  /** The rendition for browsers without `srcset`, which also identifies the picture. Default `filename`. */
  source?: 'filename' | 'match';
  /** The member's name; empty if it is shown beside it. */
  alt: string;
  /** Width on the screen, for the `sizes` attribute. Default half the screen on phones, 240 px above. */
  sizes?: string;
  /** Width in pixels of the widest rendition that is worth its bytes. Default 1200. */
  widest?: 640 | 1200;
  /** True if it is in view at once: it loads without waiting for the layout. Default false. */
  eager?: boolean;
  /** True if it is the largest thing in view: it loads before everything else. Default: if it is `eager`. */
  urgent?: boolean;
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

/** All renditions up to a width, by default all, for `srcset`. */
export const srcSet = (image: Names, cdnPrefix: string, widest: PhotoProps['widest'] = 1200): string =>
  RENDITIONS.filter(([, width]) => width <= widest)
    .map(([name, width]) => `${photoAddress(cdnPrefix, name(image))} ${width}w`)
    .join(', ');

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
  widest,
  eager = false,
  urgent = eager,
  className,
}: PhotoProps) {
  return (
    <Frame className={className}>
      {image === null ? (
        <NoPhoto />
      ) : (
        <img
          src={photoAddress(cdnPrefix, image[source])}
          srcSet={srcSet(image, cdnPrefix, widest)}
          sizes={sizes}
          width={640}
          height={800}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={urgent ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </Frame>
  );
}
