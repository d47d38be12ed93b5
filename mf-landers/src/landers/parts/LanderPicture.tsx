import type { LanderImage } from '@amarena/shared/contracts/landers/landers';

interface LanderPictureProps {
  /** Undefined if the document names an image that no longer exists: the space stays empty. */
  image: LanderImage | undefined;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** Width on the screen, for the `sizes` attribute. */
  sizes: string;
  /** True if it is in view at once. Default false. */
  eager?: boolean;
}

/** An image of a document in the size that the screen needs. */
export function LanderPicture({ image, alt, sizes, eager = false }: LanderPictureProps) {
  const widest = image?.sources.at(-1);
  if (image === undefined || widest === undefined) return null;
  return (
    <img
      src={widest.src}
      srcSet={image.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
