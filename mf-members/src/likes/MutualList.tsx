import { useSettings } from '@amarena/shared/bus';
import { LIKES_PAGE } from '@amarena/shared/contracts/people/likes';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Link, pathTo } from '@amarena/shared/router';
import { Avatar, EmptyState, FictionalTag, LinkButton, Muted, VerifiedMark, VisuallyHidden } from '@amarena/shared/ui-first';
import { MessageCircle } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { useLaterT } from '../laterWords.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { Windowed } from '../Windowed.tsx';
import { entryPath, type Mutual, mutualOf } from './likes.model.ts';
import { MutualSkeleton } from './MutualSkeleton.tsx';
import { PairName, PairRow, Pairs, PairWords } from './mutual.styles.ts';
import { useLikeList } from './useLikes.ts';

/** The member's mutual likes, each with a link to write a first message or to open the conversation. It has no props, which could change while its code loads. */
export default function MutualList() {
  const t = useT();
  const later = useLaterT();
  const view = useLikeList('mutual');
  if (view.status !== 'ready') return null;
  const pairs = mutualOf(view.likes);
  if (pairs.length === 0) {
    return (
      <EmptyState
        scene="no-likes"
        title={later('likes.mutual_none')}
        text={later('likes.mutual_none_hint')}
        action={<LinkButton to={pathTo('likes')}>{later('likes.see_received')}</LinkButton>}
      />
    );
  }
  return (
    <section aria-labelledby="mutual">
      <VisuallyHidden as="h2" id="mutual">
        {t('likes.mutual')}
      </VisuallyHidden>
      <Windowed
        {...view.likes}
        ids={pairs.map(({ id }) => id)}
        total={view.likes.counts.mutual}
        page={LIKES_PAGE}
        skeleton={(count) => <MutualSkeleton count={count} />}
      >
        {(from, to, part) => (
          <Pairs aria-labelledby="mutual" style={part && { paddingTop: part.before, paddingBottom: part.after }}>
            {pairs.slice(from, to).map((pair, index) => (
              <Pair key={pair.id} pair={pair} size={part?.total} place={part && part.position + index + 1} />
            ))}
          </Pairs>
        )}
      </Windowed>
    </section>
  );
}

interface PairProps {
  pair: Mutual;
  /** Position in the list, if only part of it is in the document, and the length of the list. */
  place: number | undefined;
  size: number | undefined;
}

function Pair({ pair, place, size }: PairProps) {
  const later = useLaterT();
  const common = useCommonT();
  const format = useFormat();
  const { cdn_prefix } = useSettings();
  const fictional = useFictionalLabel();
  const { id, name, age } = pair;
  return (
    <PairRow aria-posinset={place} aria-setsize={size}>
      <Avatar
        size="lg"
        image={pair.main_image}
        cdnPrefix={cdn_prefix}
        alt=""
        onlineLabel={pair.online ? common('presence.online') : undefined}
      />
      <PairWords>
        <PairName>
          <Link to={entryPath(id)}>{common('member.name_age', { name, age })}</Link>
          {pair.verified && <VerifiedMark label={common('member.verified')} />}
        </PairName>
        {pair.fictional && <FictionalTag label={fictional} />}
        <Muted $size="sm">
          {format.relative(pair.mutual_since)} · {later(pair.talking ? 'likes.talking' : 'likes.silent')}
        </Muted>
      </PairWords>
      <LinkButton
        variant="secondary"
        size="sm"
        icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden />}
        to={pathTo('members-id-chat', { id })}
        aria-label={pair.talking ? later('likes.chat_with', { name }) : common('action.write_to', { name })}
      >
        {later(pair.talking ? 'likes.chat' : 'likes.write')}
      </LinkButton>
    </PairRow>
  );
}
