import { getSwipe, type SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import { useCommonT } from '@amarena/shared/i18n';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { navigate, pathTo } from '@amarena/shared/router';
import { Chip, Page, Skeleton, VisuallyHidden, Wrap } from '@amarena/shared/ui-first';
import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { FailedPage } from '../FailedPage.tsx';
import { useLaterT } from '../laterWords.ts';
import { useMutualNews } from '../useMutual.ts';
import { usePlace } from '../usePlace.ts';
import { useReview } from '../useReview.ts';
import { About } from './About.tsx';
import { Actions } from './Actions.tsx';
import { Deck } from './Deck.tsx';
import { DeckPlace } from './deck.styles.ts';
import { EmptyDeck } from './EmptyDeck.tsx';
import { LeftToday } from './LeftToday.tsx';
import { LimitReached } from './LimitReached.tsx';
import { Bar, Clip, Hint, Play, Side, Table } from './swipe.styles.ts';
import { Today } from './Today.tsx';
import { useKeys } from './useKeys.ts';
import { type Game, useSwipe } from './useSwipe.ts';
import { useWishes, type WishesInAddress } from './useWishes.ts';

const MutualLike = lazy(() => import('./MutualLike.tsx'));

/** The swipe game: one card at a time, what is left of the day, and the buttons. */
export function SwipeScreen() {
  useMutualNews();
  const inAddress = useWishes();
  const client = useQueryClient();
  const [visit, setVisit] = useState(0);
  const review = useReview(() => {
    client.removeQueries({ queryKey: keyOf(getSwipe) });
    setVisit((visits) => visits + 1);
  });
  const { only_real, everywhere } = inAddress.wishes;
  // Other wishes start a new round: no member of the old one stays in the deck.
  return <Round key={`${visit} ${only_real} ${everywhere}`} {...inAddress} review={review} />;
}

interface RoundProps extends WishesInAddress {
  review: ReturnType<typeof useReview>;
}

function Round({ review, ...inAddress }: RoundProps) {
  const view = useSwipe(inAddress.wishes);
  const [goOn, setGoOn] = useState(false);
  if (view.status === 'failed') {
    return <FailedPage {...view} />;
  }
  if (view.status === 'loading') return <Loading />;
  const { game } = view;
  const { day, deck } = game;
  const flying = deck.leaving.length > 0 || game.met !== null;
  const ended = day.swipes_left === 0 || (day.likes_left === 0 && !goOn);
  if (ended && !flying) {
    return (
      <Wrap>
        <LimitReached game={game} onGoOn={day.swipes_left === 0 ? null : () => setGoOn(true)} />
      </Wrap>
    );
  }
  if (deck.waiting.length === 0 && !game.looking && !flying) {
    return (
      <Page>
        <EmptyDeck {...inAddress} passed={game.passed} review={review} />
      </Page>
    );
  }
  return <Playing game={game} {...inAddress} />;
}

function Loading() {
  const t = useLaterT();
  const common = useCommonT();
  return (
    <Wrap aria-busy aria-label={common('state.loading')}>
      <Table>
        <Bar>
          <h1>{t('swipe.title')}</h1>
        </Bar>
        <DeckPlace>
          <Skeleton $height="calc(100% - 20px)" />
        </DeckPlace>
      </Table>
    </Wrap>
  );
}

function Playing({ game, wishes, wish }: { game: Game } & WishesInAddress) {
  const play = useLaterT();
  const common = useCommonT();
  const placeOf = usePlace();
  const table = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const { day, deck } = game;
  const [top] = deck.waiting;

  const swipe = (choice: SwipeChoice): boolean => {
    if (top === undefined || (choice === 'like' && day.likes_left === 0)) return false;
    game.swipe(choice);
    setSaid(play(`swipe.done.${choice}`, { name: top.name }));
    return true;
  };
  const open = () => {
    if (top !== undefined) navigate(pathTo('members-id', { id: top.id }));
  };
  useKeys(table, { swipe, undo: game.undo, open });

  return (
    <Clip>
      <Wrap>
        <Table ref={table} tabIndex={-1} aria-label={play('swipe.deck')}>
          <Bar>
            <h1>{play('swipe.title')}</h1>
            <LeftToday day={day} />
          </Bar>
          <Play>
            <Deck game={game} onRelease={swipe} />
            <Actions day={day} empty={top === undefined} onSwipe={swipe} onUndo={game.undo} onOpen={open} />
            <Hint as="div">
              <span>{play('swipe.hint')}</span>
              <Chip pressed={wishes.only_real} onClick={() => wish({ only_real: !wishes.only_real })}>
                <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
                {play('filters.only_real')}
              </Chip>
            </Hint>
          </Play>
          <Side>
            {top !== undefined && <About profile={top} />}
            <Today day={day} />
          </Side>
        </Table>
      </Wrap>
      <VisuallyHidden role="status">
        {said} {top !== undefined && `${common('member.name_age', top)}, ${placeOf(top)}`}
      </VisuallyHidden>
      {game.met !== null && (
        <Suspense fallback={null}>
          <MutualLike profile={game.met} onClose={game.greet} />
        </Suspense>
      )}
    </Clip>
  );
}
