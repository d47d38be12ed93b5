import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { blocksOf } from '../parts/blocks.ts';
import { FaceLabel, FaceName, FacePhoto, facesOf } from '../parts/Face.tsx';
import { keyed } from '../parts/keyed.ts';
import { LanderPicture } from '../parts/LanderPicture.tsx';
import { CardPitch } from '../parts/Pitch.tsx';
import { Points } from '../parts/Points.tsx';
import { GalleryFrame, Label, Light, Piece, Ticket, Visit, Wall } from './gallery.styles.ts';

/** Number of pieces on a phone's first screen. */
const FIRST = 3;
const sizesOf = (columns: number): string => `(min-width: 992px) 300px, ${columns === FIRST ? '33vw' : '220px'}`;

/** An exhibition: people and their things in labelled frames, with a free ticket beside the wall. */
export function GalleryScreen({ page }: LanderProps) {
  const [people, images] = [facesOf(page), blocksOf(page, 'image')];
  const columns = Math.min(people.length + images.length, FIRST);
  const sizes = sizesOf(columns);
  const faces = people.map((face, index) => (
    <Piece key={face.id}>
      <figure>
        <FacePhoto face={face} sizes={sizes} eager={index < FIRST} />
        <FaceLabel face={face} />
      </figure>
      <Label>
        <b>
          <FaceName face={face} />
        </b>
        {face.city}
      </Label>
    </Piece>
  ));
  const pictures = keyed(images, ({ image }) => image).map(({ key, item: { image, alt } }, index) => (
    <Piece key={key}>
      <figure>
        <LanderPicture image={page.images[image]} alt={alt} sizes={sizes} eager={faces.length + index < FIRST} />
      </figure>
    </Piece>
  ));
  return (
    <GalleryFrame data-lander="gallery" data-theme="light">
      <Light aria-hidden />
      <Wrap>
        <Visit>
          <Ticket>
            <CardPitch page={page} />
          </Ticket>
          <Wall $columns={columns}>{mixed(faces, pictures)}</Wall>
        </Visit>
        <Points page={page} />
      </Wrap>
    </GalleryFrame>
  );
}

/** Interleaves two lists; the rest of the longer one comes last. */
function mixed<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const turns = Array.from({ length: Math.max(some.length, others.length) }, (_, turn) => [
    some.slice(turn, turn + 1),
    others.slice(turn, turn + 1),
  ]);
  return turns.flat(2);
}
