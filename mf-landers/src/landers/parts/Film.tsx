import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { styled } from '@amarena/shared/styled';
import { VisuallyHidden } from '@amarena/shared/ui';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../catalogue.ts';
import type { BlockOf } from './blocks.ts';
import { FILMS } from './films.ts';
import { mayAutoplay } from './mayAutoplay.ts';

const Screen = styled.figure`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--surface);
  img,
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--film-at, 50% 50%);
  }
  figcaption {
    position: absolute;
    inset: var(--caption-at, auto 0 24px);
    display: grid;
    justify-items: center;
    padding-inline: var(--gutter);
  }
  figcaption > span {
    padding: 6px 16px;
    border-radius: var(--r-sm);
    background: var(--caption-ground, rgb(20 6 12 / 0.82));
    color: #fffaf5;
    font: italic 420 var(--text-xl) / 1.35 var(--font-display);
    font-variation-settings: 'WONK' 0;
    text-align: center;
    text-wrap: balance;
  }
`;

const Switch = styled.button`
  position: absolute;
  z-index: 2;
  inset: var(--switch-at, auto 16px 16px auto);
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: rgb(20 6 12 / 0.72);
  color: #fffaf5;
  box-shadow: inset 0 0 0 1.5px rgb(255 250 245 / 0.7);
  &:focus-visible {
    border-radius: 50%;
  }
`;

interface FilmProps {
  page: Pick<LanderPage, 'images'>;
  block: BlockOf<'video'>;
  /** Called when the film has played once; without it the film loops. */
  onEnd?: () => void;
}

/**
 * A film that starts muted when the page is ready, with captions and a pause button. With reduced motion or data
 * saving, the still shows and the film starts on a press.
 */
export function Film({ page, block, onEnd }: FilmProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [moving, setMoving] = useState(false);
  const [line, setLine] = useState('');
  useEffect(() => setWanted(mayAutoplay()), []);

  const files = FILMS[block.video];
  const still = page.images[block.poster]?.sources.at(-1)?.src ?? files.still;
  const press = () => {
    const film = video.current;
    if (film === null) setWanted(true);
    else if (film.paused) void film.play();
    else film.pause();
  };
  const follow = (at: number) => setLine(block.captions.find(({ from, to }) => from <= at && at < to)?.text ?? '');

  return (
    <Screen>
      <img src={still} alt={block.alt} width={1280} height={960} fetchPriority="high" />
      {wanted && (
        <video
          ref={video}
          aria-hidden
          autoPlay
          muted
          playsInline
          loop={onEnd === undefined}
          width={1280}
          height={960}
          poster={still}
          disablePictureInPicture
          onPlay={() => setMoving(true)}
          onPause={() => setMoving(false)}
          onEnded={onEnd}
          onTimeUpdate={(event) => follow(event.currentTarget.currentTime)}
        >
          <source src={files.webm} type="video/webm" />
          <source src={files.mp4} type="video/mp4" />
        </video>
      )}
      <figcaption>
        <VisuallyHidden>{block.captions.map(({ text }) => text).join(' ')}</VisuallyHidden>
        {line !== '' && <span aria-hidden>{line}</span>}
      </figcaption>
      <Switch type="button" onClick={press} aria-label={t(moving ? 'lander.film.pause' : 'lander.film.play')}>
        {moving ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
      </Switch>
    </Screen>
  );
}
