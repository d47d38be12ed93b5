import { useSettings } from '@amarena/shared/bus';
import { getSignupMatches } from '@amarena/shared/contracts/account/signupSteps';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import {
  EmptyState,
  LinkButton,
  MemberGrid,
  MemberGridSkeleton,
  Muted,
  Page,
  ProblemScreen,
  Stack,
  VisuallyHidden,
} from '@amarena/shared/ui';
import { useOwnT } from '../ownWords.ts';
import { useCardWords } from '../useCardWords.ts';

/** `/signup-matches`: the first people that a new member meets. */
export function SignupMatchesScreen() {
  const t = useOwnT();
  const common = useCommonT();
  const { cdn_prefix } = useSettings();
  const labels = useCardWords();
  const { data, error, refetch } = useQuery(queryFor(getSignupMatches));
  if (error !== null) {
    return (
      <Page>
        <ProblemScreen
          error={problemOf(error)}
          title={common('state.problem')}
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={common('action.retry')}
        />
      </Page>
    );
  }
  const search = <LinkButton to={pathTo('members')}>{t('matches.all')}</LinkButton>;
  return (
    <Page>
      <Stack $gap={6}>
        <Stack as="header" $gap={2}>
          <h1>{t('matches.title')}</h1>
          <Muted>{t('matches.text')}</Muted>
        </Stack>
        {data === undefined && <MemberGridSkeleton label={common('state.loading')} />}
        {data?.profiles.length === 0 && (
          <EmptyState scene="no-results" title={t('matches.none')} text={t('matches.none_text')} action={search} />
        )}
        {data !== undefined && data.profiles.length > 0 && (
          <>
            <VisuallyHidden as="h2">{t('matches.list')}</VisuallyHidden>
            <MemberGrid cards={data.profiles} cdnPrefix={cdn_prefix} labels={labels} label={t('matches.title')} eager />
            <div>{search}</div>
          </>
        )}
      </Stack>
    </Page>
  );
}
