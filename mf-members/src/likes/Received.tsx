import { LIKES_PAGE, type LikedBy } from '@amarena/shared/contracts/people/likes';
import { useFormat } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { EmptyState, LinkButton, Muted } from '@amarena/shared/ui-first';
import { Bot } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../catalogue.ts';
import type { Growth } from '../Growing.tsx';
import { LongList } from '../LongList.tsx';
import { type About, MemberCards } from '../MemberCards.tsx';
import { entryPath, partsOf } from './likes.model.ts';
import { Part } from './likes.styles.ts';

interface ReceivedProps extends Growth {
  likedBy: readonly LikedBy[];
  total: number;
}

/** The members who like this member: new ones first, with a ring. A like that the site created is labelled as such and has no ring. */
export function Received({ likedBy, total, ...growth }: ReceivedProps) {
  const t = useT();
  const format = useFormat();
  const { fresh, seen } = partsOf(likedBy);

  // One object for all cards: a new one would render every card again.
  const tags = useMemo(
    () => ({
      new: { label: t('likes.new'), tone: 'new' as const },
      automatic: { label: t('likes.automatic'), icon: <Bot strokeWidth={1.75} aria-hidden /> },
    }),
    [t],
  );
  const about = (like: LikedBy): About => {
    const when = format.relative(like.liked_at);
    return {
      to: entryPath(like.id),
      caption: like.liked && !like.automatic ? t('likes.mutual_when', { when }) : when,
      ringed: like.like_new,
      topTag: like.like_new ? tags.new : undefined,
      bottomTag: like.automatic ? tags.automatic : undefined,
    };
  };
  if (likedBy.length === 0) {
    return (
      <EmptyState
        scene="no-likes"
        title={t('likes.received_none')}
        text={t('likes.received_none_hint')}
        action={<LinkButton to={pathTo('members')}>{t('likes.find_people')}</LinkButton>}
      />
    );
  }
  return (
    <>
      {fresh.length > 0 && (
        <Part>
          <h2>{t('likes.new_heading')}</h2>
          {seen.length > 0 ? (
            <MemberCards members={fresh} label={t('likes.new_heading')} about={about} eager />
          ) : (
            <LongList {...growth} members={fresh} label={t('likes.new_heading')} about={about} total={total} page={LIKES_PAGE} eager />
          )}
        </Part>
      )}
      {seen.length > 0 && (
        <Part>
          <h2>{t('likes.seen_heading')}</h2>
          <LongList
            {...growth}
            members={seen}
            label={t('likes.seen_heading')}
            about={about}
            total={total - fresh.length}
            page={LIKES_PAGE}
            eager={fresh.length === 0}
          />
        </Part>
      )}
      {likedBy.some((like) => like.automatic) && <Muted $size="sm">{t('likes.automatic_hint')}</Muted>}
    </>
  );
}
