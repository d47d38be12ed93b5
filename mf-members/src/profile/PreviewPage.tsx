import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { Skeleton, VisuallyHidden, Wrap } from '@amarena/shared/ui-first';
import { Gallery } from './Gallery.tsx';
import { Frame, Root as GalleryRoot } from './gallery.styles.ts';
import { NameAndAge } from './NameAndAge.tsx';
import { Columns, Info } from './profile.styles.ts';

/** Shows at once what a grid knew of the member, with skeletons for the rest. */
export function PreviewPage({ card }: { card: Card }) {
  return (
    <Wrap>
      <Columns>
        <Gallery member={card} own={false} />
        <Info>
          <NameAndAge card={card} />
          <Loading />
        </Info>
      </Columns>
    </Wrap>
  );
}

export function ProfileSkeleton() {
  return (
    <Wrap>
      <Columns>
        <GalleryRoot>
          <Frame>
            <Skeleton $height="100%" />
          </Frame>
        </GalleryRoot>
        <Info>
          <Skeleton $shape="line" $height="52px" $width="60%" />
          <Loading />
        </Info>
      </Columns>
    </Wrap>
  );
}

function Loading() {
  const common = useCommonT();
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{common('state.loading')}</VisuallyHidden>
      <Skeleton $shape="block" $height="48px" />
      <Skeleton $shape="line" $height="20px" $width="90%" style={{ marginTop: 24 }} />
      <Skeleton $shape="line" $height="20px" $width="72%" style={{ marginTop: 10 }} />
    </div>
  );
}
