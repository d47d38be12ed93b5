import { useSettings } from '@amarena/shared/bus';
import { MATCH_RESULTS, type Match, type MatchRound } from '@amarena/shared/contracts/people/match';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Link, pathTo } from '@amarena/shared/router';
import {
  Button,
  Chip,
  EmptyState,
  FictionalTag,
  IconButton,
  Muted,
  PresenceDot,
  Row,
  Stack,
  TextLink,
  VerifiedMark,
  Wrap,
} from '@amarena/shared/ui-first';
import { BadgeCheck, Heart, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLaterT } from '../laterWords.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { useLike } from '../useLike.ts';
import { useReview } from '../useReview.ts';
import { Widen } from '../Widen.tsx';
import { Find, FindActs, FindBody, FindName, FindPhoto, Finds, Head } from './match.styles.ts';
import { Reasons } from './Reasons.tsx';
import type { MatchFinder } from './useMatch.ts';

interface FoundMatchesProps {
  round: MatchRound;
  asking: boolean;
  /** If true, the focus moves to the title on arrival. */
  moved: boolean;
  /** Repeats the questions with other wishes. */
  onAsk(wishes: Partial<Pick<MatchRound, 'only_real' | 'everywhere'>>): void;
  /** Starts again with the first question. */
  onAgain(): void;
  onPass: MatchFinder['pass'];
  passing: string | null;
}

/** The matches that were found, each with its reasons. */
export function FoundMatches({ round, asking, moved, onAsk, onAgain, onPass, passing }: FoundMatchesProps) {
  const play = useLaterT();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  const { profiles, only_real, everywhere, passed } = round;
  const review = useReview(() => onAsk({}));
  const widen = (
    <Widen
      passed={passed}
      review={{ ...review, busy: review.busy || asking }}
      onFictional={only_real ? () => onAsk({ only_real: false }) : null}
      onEverywhere={everywhere ? null : () => onAsk({ everywhere: true })}
    />
  );
  return (
    <Wrap aria-busy={asking || undefined}>
      <Head>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {profiles.length === 0 ? play('match.title') : play('match.results', { count: profiles.length })}
          </h1>
          {profiles.length > 0 && <Muted>{play('match.order')}</Muted>}
        </div>
        <Row $gap={2}>
          <Chip pressed={only_real} onClick={() => onAsk({ only_real: !only_real })}>
            <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
            {play('filters.only_real')}
          </Chip>
          <Button variant="secondary" size="sm" icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />} onClick={onAgain}>
            {play('match.again')}
          </Button>
        </Row>
      </Head>
      {profiles.length === 0 ? (
        <EmptyState scene="no-results" title={play('match.none')} text={play('match.none_text')} action={widen} />
      ) : (
        <Finds>
          {profiles.map((match) => (
            <li key={match.id}>
              <OneFind match={match} passing={match.id === passing} onPass={() => onPass(match, () => heading.current?.focus())} />
            </li>
          ))}
        </Finds>
      )}
      {profiles.length > 0 && (
        <Stack $gap={3} style={{ justifyItems: 'center', paddingBottom: 'var(--s-10)' }}>
          {profiles.length < MATCH_RESULTS ? (
            <>
              <Muted>{play('match.few')}</Muted>
              {widen}
            </>
          ) : (
            passed > 0 && (
              <Button variant="secondary" busy={review.busy || asking} onClick={review.start}>
                {play('play.review', { number: format.number(passed) })}
              </Button>
            )
          )}
          <TextLink to={pathTo('likes')}>{play('play.likes')}</TextLink>
        </Stack>
      )}
    </Wrap>
  );
}

interface OneFindProps {
  match: Match;
  passing: boolean;
  onPass(): void;
}

function OneFind({ match, passing, onPass }: OneFindProps) {
  const t = useLaterT();
  const common = useCommonT();
  const like = useLike();
  const fictional = useFictionalLabel();
  const { cdn_prefix } = useSettings();
  const { id, name, age } = match;
  return (
    <Find>
      <FindPhoto image={match.main_image} cdnPrefix={cdn_prefix} alt="" sizes="128px" eager />
      <FindBody>
        <FindName>
          <Link to={pathTo('members-id', { id })}>{common('member.name_age', { name, age })}</Link>
          {match.verified && <VerifiedMark label={common('member.verified')} />}
          {match.online && <PresenceDot label={common('presence.online')} />}
        </FindName>
        {match.fictional && <FictionalTag label={fictional} />}
        <Reasons match={match} />
      </FindBody>
      <FindActs>
        <IconButton
          name={t('match.pass', { name })}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          aria-busy={passing || undefined}
          onClick={() => !passing && onPass()}
        />
        <IconButton
          name={common('action.like_name', { name })}
          icon={<Heart size={20} strokeWidth={1.75} aria-hidden />}
          aria-pressed={match.liked}
          onClick={() => void like(match)}
        />
      </FindActs>
    </Find>
  );
}
