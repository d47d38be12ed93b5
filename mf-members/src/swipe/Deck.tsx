import { useSettings } from '@amarena/shared/bus';
import { photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import type { SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import { Skeleton, srcSet } from '@amarena/shared/ui-first';
import { CARD_SIZES } from './CardFace.tsx';
import { DeckCard } from './DeckCard.tsx';
import { DeckPlace } from './deck.styles.ts';
import type { Game } from './useSwipe.ts';

/** Rendered cards: the top one and those that peek out below it. */
const DRAWN = 3;
/** Further cards whose photos are preloaded. */
const AHEAD = 2;

interface DeckProps {
  game: Game;
  /** Returns false if the choice is not possible now. */
  onRelease(choice: SwipeChoice): boolean;
}

export function Deck({ game, onRelease }: DeckProps) {
  const { waiting, leaving } = game.deck;
  // From the bottom up; of the leaving cards the newest is below the older ones. An element must not move in the
  // document while its card flies.
  const painted = [
    ...waiting
      .slice(0, DRAWN)
      .map((profile, depth) => ({ profile, depth, leaving: null }))
      .reverse(),
    ...leaving.map(({ profile, choice }) => ({ profile, depth: 0, leaving: choice })).reverse(),
  ];
  return (
    <DeckPlace>
      {game.looking && <Skeleton $height="calc(100% - 20px)" />}
      {painted.map((card) => (
        <DeckCard key={card.profile.id} {...card} onRelease={onRelease} onFlown={() => game.flown(card.profile.id)} />
      ))}
      <NextPhotos waiting={waiting.slice(DRAWN, DRAWN + AHEAD)} />
    </DeckPlace>
  );
}

/** Preloads the photos of the cards after the rendered ones. */
function NextPhotos({ waiting }: { waiting: Game['deck']['waiting'] }) {
  const { cdn_prefix } = useSettings();
  return waiting.map(({ id, main_image }) =>
    main_image === null ? null : (
      <img
        key={id}
        src={photoAddress(cdn_prefix, main_image.filename)}
        srcSet={srcSet(main_image, cdn_prefix)}
        sizes={CARD_SIZES}
        alt=""
        hidden
      />
    ),
  );
}
