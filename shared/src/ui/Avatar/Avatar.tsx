import { photoAddress } from '../../contracts/people/photoAddress.ts';
import type { MainImage } from '../../contracts/people/photos.ts';
import { styled } from '../../facades/styled.ts';
import { PresenceDot } from '../Badge/index.ts';
import { NoPhoto } from '../Photo/NoPhoto.tsx';
import { smallSrcSet } from '../Photo/Photo.tsx';

const sizes = { xs: 32, md: 48, lg: 72 } as const;

export interface AvatarProps {
  /** Name of its thumbnail; null: no photo. */
  image: Pick<MainImage, 'thumb_filename'> | null;
  /** `settings.cdn_prefix`. */
  cdnPrefix: string;
  /** The member's name; empty if it is shown beside it. */
  alt: string;
  /** 32, 48 or 72 px. Default `md`. */
  size?: keyof typeof sizes;
  /** "Online" if the member is; empty if the text beside it says so; omitted: no dot. */
  onlineLabel?: string | undefined;
  className?: string;
}

const Root = styled.span<{ $size: number }>`
  position: relative;
  display: block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
`;

const Circle = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: 50%;
  background: var(--skeleton);
  > img {
    height: 100%;
    object-position: 50% 22%;
  }
`;

const Dot = styled(PresenceDot)`
  position: absolute;
  right: 0;
  bottom: 2px;
  width: 12px;
  height: 12px;
  border: 2px solid var(--surface-raised);
`;

/** A photo in a circle, for rows and bars. */
export function Avatar({ image, cdnPrefix, alt, size = 'md', onlineLabel, className }: AvatarProps) {
  return (
    <Root $size={sizes[size]} className={className}>
      <Circle>
        {image === null ? (
          <NoPhoto />
        ) : (
          <img
            src={photoAddress(cdnPrefix, image.thumb_filename)}
            srcSet={smallSrcSet(image, cdnPrefix)}
            sizes={`${sizes[size]}px`}
            width={320}
            height={400}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        )}
      </Circle>
      {onlineLabel !== undefined && <Dot label={onlineLabel} />}
    </Root>
  );
}
