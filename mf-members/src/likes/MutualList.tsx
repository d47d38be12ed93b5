import { useSettings } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Link } from '@amarena/shared/router';
import { Avatar, EmptyState, FictionalTag, LinkButton, Muted, Skeleton, VerifiedMark, VisuallyHidden } from '@amarena/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { Growing, type Growth } from '../Growing.tsx';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import type { Mutual } from './likes.model.ts';
import { PairName, PairRow, Pairs, PairWords } from './mutual.styles.ts';

/** People who like each other, each with the way to the first message. */
export function MutualList({ pairs, ...growth }: { pairs: readonly Mutual[] } & Growth) {
  const t = useT();
  if (pairs.length === 0) {
    return (
      <EmptyState
        scene="no-likes"
        title={t('likes.mutual_none')}
        text={t('likes.mutual_none_hint')}
        action={<LinkButton to={pathTo('likes')}>{t('likes.see_received')}</LinkButton>}
      />
    );
  }
  return (
    <section aria-labelledby="mutual">
      <VisuallyHidden as="h2" id="mutual">
        {t('likes.mutual')}
      </VisuallyHidden>
      <Pairs aria-labelledby="mutual">
        {pairs.map((pair) => (
          <Pair key={pair.id} pair={pair} />
        ))}
      </Pairs>
      <Growing {...growth} />
    </section>
  );
}

function Pair({ pair }: { pair: Mutual }) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const { cdn_prefix } = useSettings();
  const fictional = useFictionalLabel();
  const { id, name, age } = pair;
  return (
    <PairRow>
      <Avatar
        size="lg"
        image={pair.main_image}
        cdnPrefix={cdn_prefix}
        alt=""
        onlineLabel={pair.online ? common('presence.online') : undefined}
      />
      <PairWords>
        <PairName>
          <Link to={pathTo('likes-m-id', { id })}>{common('member.name_age', { name, age })}</Link>
          {pair.verified && <VerifiedMark label={common('member.verified')} />}
        </PairName>
        {pair.fictional && <FictionalTag label={fictional} />}
        <Muted $size="sm">{format.relative(pair.mutual_since)}</Muted>
      </PairWords>
      <LinkButton
        variant="secondary"
        size="sm"
        icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden />}
        to={pathTo('members-id-chat', { id })}
        aria-label={common('action.write_to', { name })}
      >
        {t('likes.write')}
      </LinkButton>
    </PairRow>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4];

/** Rows of the true size while the likes are on the way. */
export function MutualSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Pairs as="div" aria-hidden>
        {SKELETON_ROWS.map((row) => (
          <PairRow as="div" key={row}>
            <Skeleton $shape="block" $width="72px" $height="72px" />
            <PairWords>
              <Skeleton $shape="line" $width="140px" $height="24px" />
            </PairWords>
          </PairRow>
        ))}
      </Pairs>
    </div>
  );
}
