import { useSettings } from '@amarena/shared/bus';
import { cardOf, photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import type { getCommunity } from '@amarena/shared/contracts/platform/community';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { fictionalName, useCommonT, useLanguage } from '@amarena/shared/i18n';
import { FictionalTag } from '@amarena/shared/ui';
import { Collage } from './home.styles.ts';

type Face = AnswerOf<typeof getCommunity>['faces'][number];
const PLACES = [0, 1, 2];
/** Wider than its frame, which cuts off both sides. */
const SIZES = '(min-width: 992px) 270px, 42vw';

/** Three members who agreed to appear here; empty frames of the same size until they have loaded. */
export function Faces({ faces }: { faces: readonly Face[] | null }) {
  const settings = useSettings();
  const language = useLanguage();
  const common = useCommonT();
  return (
    <Collage>
      {PLACES.map((place) => {
        const face = faces?.[place];
        if (face === undefined) return <figure key={place} aria-hidden />;
        const widths = [
          [cardOf(face.filename), 480],
          [face.filename, 640],
        ] as const;
        return (
          <figure key={place}>
            <img
              src={photoAddress(settings.cdn_prefix, face.filename)}
              srcSet={widths.map(([name, width]) => `${photoAddress(settings.cdn_prefix, name)} ${width}w`).join(', ')}
              sizes={SIZES}
              alt=""
              width={640}
              height={800}
              fetchPriority="high"
            />
            <figcaption>
              {face.fictional && <FictionalTag onPhoto label={fictionalName(settings, language, 1)} />}
              {common('member.name_age', { name: face.name, age: face.age })}
            </figcaption>
          </figure>
        );
      })}
    </Collage>
  );
}
