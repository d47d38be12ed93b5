import { useCommonT } from '@amarena/shared/i18n';
import { Page, Skeleton, Stack } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { FailedPage } from '../FailedPage.tsx';
import { useMutualNews } from '../useMutual.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { NO_ANSWERS } from './match.model.ts';
import { Questions } from './Questions.tsx';
import { useMatch } from './useMatch.ts';

/** The questions with the number that remain, then the matches with their reasons. */
export function MatchScreen() {
  useMutualNews();
  const common = useCommonT();
  const { view, asking, ask, pass, passing } = useMatch();
  const [again, setAgain] = useState(false);
  /** True if the person came from the other half of this screen: screen readers must announce the change. */
  const [moved, setMoved] = useState(false);
  if (view.status === 'loading') {
    return (
      <Page $width="questions" aria-busy aria-label={common('state.loading')}>
        <Stack $gap={4}>
          <Skeleton $height="4px" />
          <Skeleton $height="48px" $width="70%" />
          {['first', 'second', 'third', 'fourth'].map((answer) => (
            <Skeleton key={answer} $height="72px" />
          ))}
        </Stack>
      </Page>
    );
  }
  if (view.status === 'failed') {
    return <FailedPage {...view} />;
  }
  const { round } = view;
  if (round === null || again) {
    const wishes = { only_real: round?.only_real ?? false, everywhere: round?.everywhere ?? false };
    return (
      <Questions
        before={round?.answers ?? NO_ANSWERS}
        asking={asking}
        moved={moved}
        onAnswered={(answers) => {
          setMoved(true);
          ask({ answers, ...wishes }, () => setAgain(false));
        }}
      />
    );
  }
  const { answers, only_real, everywhere } = round;
  return (
    <FoundMatches
      round={round}
      asking={asking}
      moved={moved}
      onAsk={(wishes) => ask({ answers, only_real, everywhere, ...wishes }, () => setAgain(false))}
      onAgain={() => {
        setMoved(true);
        setAgain(true);
      }}
      onPass={pass}
      passing={passing}
    />
  );
}
