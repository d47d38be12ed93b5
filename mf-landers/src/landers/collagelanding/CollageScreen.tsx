import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { blocksOf } from '../parts/blocks.ts';
import { FaceLabel, FaceName, FacePhoto, facesOf } from '../parts/Face.tsx';
import { keyed } from '../parts/keyed.ts';
import { LanderPicture } from '../parts/LanderPicture.tsx';
import { CardPitch } from '../parts/Pitch.tsx';
import { Points } from '../parts/Points.tsx';
import { CollageText, Cutting, Glued, Paper, Scraps, Sheet } from './collage.styles.ts';

const SIZES = '(min-width: 992px) 280px, 40vw';

/** Cut paper: a person, and the pieces that make up their life. */
export function CollageScreen({ page }: LanderProps) {
  const [face] = facesOf(page);
  return (
    <Sheet data-lander="collagelanding" data-theme="light">
      <Wrap>
        <Paper>
          <Glued>
            <Scraps aria-hidden viewBox="0 0 640 720">
              <path d="M40 150C96 40 250 16 330 70C420 130 380 250 262 290C150 328 -14 270 40 150Z" fill="#d9a441" />
              <path d="M330 420l270-64 34 236-250 96Z" fill="#b3142f" />
              <path d="M22 470l196-44 40 190-204 66Z" fill="#3f6657" />
              <path d="M440 32l150 26-26 156-170-34Z" fill="#e8b7a0" />
              <path d="M300 640c14-40 52-40 60-6 30-18 60 6 44 34 34 4 36 46 0 48H286c-34-8-28-60 14-76Z" fill="#27364a" />
              <path d="M560 260c40 0 40 60 0 60s-40-60 0-60Z" fill="#d9a441" />
            </Scraps>
            {face !== undefined && (
              <Cutting $main>
                <FacePhoto face={face} sizes={SIZES} eager />
                <figcaption>
                  <FaceLabel face={face} />
                  <b>
                    <FaceName face={face} />
                  </b>
                </figcaption>
              </Cutting>
            )}
            {keyed(blocksOf(page, 'image'), ({ image }) => image).map(({ key, item: { image, alt } }, place) => (
              <Cutting key={key} $main={face === undefined && place === 0}>
                <LanderPicture image={page.images[image]} alt={alt} sizes={SIZES} eager={place < 3} />
              </Cutting>
            ))}
          </Glued>
          <CollageText>
            <CardPitch page={page} />
          </CollageText>
        </Paper>
        <Points page={page} />
      </Wrap>
    </Sheet>
  );
}
