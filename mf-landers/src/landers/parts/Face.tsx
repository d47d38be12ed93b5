import { useSettings } from '@amarena/shared/bus';
import type { LanderFace, LanderPage } from '@amarena/shared/contracts/landers/landers';
import { cardOf, photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import { fictionalName, useCommonT, useLanguage } from '@amarena/shared/i18n';
import { FictionalTag } from '@amarena/shared/ui';
import { blockOf } from './blocks.ts';

interface FaceProps {
  face: LanderFace;
  /** Width on the screen, for the `sizes` attribute. */
  sizes: string;
  /** True if it is in view at once. Default false. */
  eager?: boolean;
}

/** The photo of a member who agreed to appear here. The name is beside it. */
export function FacePhoto({ face, sizes, eager = false }: FaceProps) {
  const { cdn_prefix } = useSettings();
  return (
    <img
      src={photoAddress(cdn_prefix, face.filename)}
      srcSet={[
        `${photoAddress(cdn_prefix, face.thumb_filename)} 320w`,
        `${photoAddress(cdn_prefix, cardOf(face.filename))} 480w`,
        `${photoAddress(cdn_prefix, face.filename)} 640w`,
      ].join(', ')}
      sizes={sizes}
      width={640}
      height={800}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** Name and age. */
export function FaceName({ face: { name, age } }: Pick<FaceProps, 'face'>) {
  return useCommonT()('member.name_age', { name, age });
}

/** The label of a fictional member, on the photo itself; nothing for others. */
export function FaceLabel({ face }: Pick<FaceProps, 'face'>) {
  const settings = useSettings();
  const language = useLanguage();
  return face.fictional ? <FictionalTag onPhoto label={fictionalName(settings, language, 1)} /> : null;
}

/** The members that the document asks for: fewer, or none, if not enough agreed. */
export function facesOf(page: Pick<LanderPage, 'blocks' | 'faces'>): readonly LanderFace[] {
  const block = blockOf(page, 'faces');
  return block === null ? [] : page.faces.slice(0, block.count);
}
