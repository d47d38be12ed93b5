import { useSettings } from '@amarena/shared/bus';
import { useProblemText } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { Avatar, Button, EmptyState, FictionalTag, LinkButton, Stack, Tag, TextLink } from '@amarena/shared/ui-first';
import { Clock } from 'lucide-react';
import { useLaterT } from '../laterWords.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { usePlace } from '../usePlace.ts';
import { End, EndActions, People, PersonName } from './swipe.styles.ts';
import type { Game } from './useSwipe.ts';

interface LimitReachedProps {
  game: Game;
  /** Continues without likes; null: nothing is left. */
  onGoOn: (() => void) | null;
}

/** The day's likes or profiles are used up: says when the game continues, and shows the likes of today. */
export function LimitReached({ game: { day, liked_today }, onGoOn }: LimitReachedProps) {
  const t = useLaterT();
  const format = useFormat();
  const problemText = useProblemText();
  const why = day.swipes_left === 0 ? 'swipes' : 'likes';
  const limit = problemText({ code: why === 'swipes' ? 'swipes_used_up' : 'swipe_likes_used_up' });
  const action = (
    <EndActions>
      <Tag tone="accent" icon={<Clock strokeWidth={1.75} aria-hidden />}>
        {t('swipe.ended.again', { when: format.relative(day.resets_at) })}
      </Tag>
      {onGoOn !== null && (
        <Button variant="secondary" onClick={onGoOn}>
          {t('swipe.ended.go_on', { count: day.swipes_left })}
        </Button>
      )}
    </EndActions>
  );
  return (
    <End>
      <EmptyState
        scene="out-of-swipes"
        heading="h1"
        title={t(`swipe.ended.${why}`)}
        text={<span lang="it">{limit}</span>}
        action={action}
      />
      {liked_today.length > 0 && <LikedToday liked={liked_today} />}
      <TextLink to={pathTo('likes-type', { type: liked_today.some(({ mutual }) => mutual) ? 'mutual' : 'received' })}>
        {t('play.likes')}
      </TextLink>
      <TextLink to={pathTo('members')}>{t('swipe.ended.search')}</TextLink>
    </End>
  );
}

function LikedToday({ liked }: { liked: Game['liked_today'] }) {
  const t = useLaterT();
  const common = useCommonT();
  const placeOf = usePlace();
  const fictional = useFictionalLabel();
  const { cdn_prefix } = useSettings();
  return (
    <section aria-labelledby="liked-today">
      <Stack $gap={3}>
        <h2 id="liked-today">{t('swipe.ended.liked', { count: liked.length })}</h2>
        <People>
          {liked.map((member) => {
            const { id, name, age, mutual } = member;
            const said = mutual ? t('swipe.ended.mutual_text') : member.fictional ? placeOf(member) : t('swipe.ended.waiting');
            return (
              <li key={id}>
                <Avatar image={member.main_image} cdnPrefix={cdn_prefix} alt="" />
                <div>
                  <PersonName>
                    <h3>{common('member.name_age', { name, age })}</h3>
                    {mutual && <Tag tone="ok">{t('swipe.ended.mutual')}</Tag>}
                    {member.fictional && <FictionalTag label={fictional} />}
                  </PersonName>
                  <p>{said}</p>
                </div>
                {mutual ? (
                  <LinkButton size="sm" to={pathTo('members-id-chat', { id })} aria-label={common('action.write_to', { name })}>
                    {t('swipe.ended.write')}
                  </LinkButton>
                ) : (
                  <LinkButton
                    size="sm"
                    variant="secondary"
                    to={pathTo('members-id', { id })}
                    aria-label={common('action.open_profile', { name })}
                  >
                    {t('swipe.ended.profile')}
                  </LinkButton>
                )}
              </li>
            );
          })}
        </People>
      </Stack>
    </section>
  );
}
