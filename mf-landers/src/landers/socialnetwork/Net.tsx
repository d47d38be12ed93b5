import type { LanderFace } from '@amarena/shared/contracts/landers/landers';
import { useT } from '../../catalogue.ts';
import { FaceLabel, FaceName, FacePhoto } from '../parts/Face.tsx';
import { KNOTS, looseThreads, threadsAmong, YOURS } from './network.model.ts';
import { Chair, KnotFace, Mesh, Threads } from './network.styles.ts';

/** A curve between two positions, with the speech bubble at its middle. */
function bow(x1: number, y1: number, x2: number, y2: number): { path: string; x: number; y: number } {
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12];
  return { path: `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`, x: (x1 + x2) / 4 + x / 2, y: (y1 + y2) / 4 + y / 2 };
}

/** Faces connected by threads if they talk to each other; dashed threads lead to the free chair. */
export function Net({ faces }: { faces: readonly LanderFace[] }) {
  const t = useT();
  return (
    <Mesh>
      <Threads viewBox="0 0 100 100" aria-hidden>
        {threadsAmong(faces.length).map(({ from, to, far }, place) => {
          const { path, x, y } = bow(from.x, from.y, to.x, to.y);
          return (
            <g key={path} data-far={far || undefined}>
              <path d={path} />
              {place < 6 && (
                <path
                  data-bubble
                  d={`M${x - 3.4} ${y - 2.6}h6.8a1.6 1.6 0 0 1 1.6 1.6v1.8a1.6 1.6 0 0 1-1.6 1.6h-4l-2 2v-2h-.8a1.6 1.6 0 0 1-1.6-1.6v-1.8a1.6 1.6 0 0 1 1.6-1.6Z`}
                />
              )}
            </g>
          );
        })}
        {looseThreads(faces.length).map(({ x, y }) => (
          <path key={`${x}-${y}`} data-loose d={bow(x, y, YOURS.x, YOURS.y).path} />
        ))}
      </Threads>
      {faces.slice(0, KNOTS.length).map((face, place) => (
        <KnotFace key={face.id} $place={place}>
          <FacePhoto face={face} sizes="(min-width: 992px) 130px, 20vw" eager={place < 5} />
          <figcaption>
            <FaceName face={face} />
            <FaceLabel face={face} />
          </figcaption>
        </KnotFace>
      ))}
      <Chair aria-hidden>{t('lander.network.you')}</Chair>
    </Mesh>
  );
}
