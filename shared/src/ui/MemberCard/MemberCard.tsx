import { Camera } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Card } from '../../contracts/people/profile.ts';
import { pathTo, type SiteAddress } from '../../contracts/platform/routes.ts';
import { PresenceDot } from '../Badge/index.ts';
import { FictionalTag, Tag } from '../Tag/index.ts';
import { VerifiedMark } from '../VerifiedMark/index.ts';
import { Box, Caption, Foot, Like, Name, OnTop, Picture, Place, ProfileLink, Root } from './member.styles.ts';

/**
 * The words of a member card in the current language. One object serves a whole grid. Keep the same object as long as
 * the words stay the same: a new one renders every card again.
 */
export interface MemberCardWords {
  /** "Profilo fittizio", from `settings.fictional_singular`. */
  fictional: string;
  /** "Nuova". */
  isNew: string;
  /** "Profilo verificato". */
  verified: string;
  /** "Online ora". */
  online: string;
  /** Name and age as one text: "Giulia, 34". */
  nameAge: (card: Card) => string;
  /** Where the member is and how far away: "Bologna · a 3 km"; null: nothing to show. */
  place: (card: Card) => string | null;
  /** "In diretta". Default: the card does not say it. */
  live?: string;
  /** "Esclusiva". Default: the card does not say it. */
  exclusive?: string;
  /** The number of photos for screen readers: "6 foto". */
  photos: (count: number) => string;
  /** Name of the like button: "Metti like a Giulia". */
  like: (card: Card) => string;
}

export interface MemberCardProps {
  /** The member. Fictional ones always have their label. */
  card: Card;
  /** `settings.cdn_prefix`. */
  cdnPrefix: string;
  labels: MemberCardWords;
  /** Called when the heart is pressed, to like or to remove the like; omitted: no heart. */
  onLike?: ((card: Card) => void) | undefined;
  /** Replaces "Nuova" at the top of the photo; never together with the fictional label. */
  topTag?: { label: string; tone: 'new' | 'automatic' } | undefined;
  /** Replaces the photo count at the bottom of the photo: "Automatico" on a like that the site created. */
  bottomTag?: { label: string; icon: ReactNode } | undefined;
  /** Replaces the place below the name: when a like came. */
  caption?: string | undefined;
  /** Target of photo and name. Default the profile, `members-id`. */
  to?: SiteAddress | undefined;
  /** Cherry ring around the photo, for likes that the person has not seen. Default false. */
  ringed?: boolean;
  /** True if it is in view at once: its photo loads without waiting for the layout. Default false. */
  eager?: boolean;
  /** True if its photo loads before everything else. Default: if it is `eager`. */
  urgent?: boolean;
}

/** The width of a column of the grid across the page: without gutters and gaps. */
const SIZES =
  '(min-width: 1344px) 240px, (min-width: 1200px) calc(20vw - 29px), (min-width: 992px) calc(25vw - 31px), (min-width: 576px) calc(33.3vw - 21px), calc(50vw - 22px)';

function topTagOf({ card, labels, topTag }: Pick<MemberCardProps, 'card' | 'labels' | 'topTag'>) {
  if (card.fictional) return <FictionalTag label={labels.fictional} onPhoto />;
  if (topTag) return <Tag tone={topTag.tone}>{topTag.label}</Tag>;
  return card.is_new ? <Tag tone="photo">{labels.isNew}</Tag> : null;
}

/**
 * A member in a grid. Photo and name are one link to the profile; the heart is a target above it. Renders again only if
 * its properties change, so that a like in a long list affects one card only.
 */
export const MemberCard = memo(function MemberCard(props: MemberCardProps) {
  const { card, cdnPrefix, labels, onLike, topTag, bottomTag, ringed = false, eager = false, urgent = eager } = props;
  const { caption: place = labels.place(card), to = pathTo('members-id', { id: card.id }) } = props;
  return (
    <Root>
      <Box>
        <Picture
          image={card.main_image}
          cdnPrefix={cdnPrefix}
          alt=""
          sizes={SIZES}
          widest={640}
          eager={eager}
          urgent={urgent}
          $ringed={ringed}
        />
        <OnTop>
          {topTagOf({ card, labels, topTag })}
          {card.live && labels.live !== undefined && <Tag tone="photo">{labels.live}</Tag>}
          {card.exclusive && labels.exclusive !== undefined && <Tag tone="photo">{labels.exclusive}</Tag>}
        </OnTop>
        {bottomTag && (
          <Foot tone="automatic" icon={bottomTag.icon}>
            {bottomTag.label}
          </Foot>
        )}
        {!bottomTag && card.num_photos > 1 && (
          <Foot tone="photo" icon={<Camera strokeWidth={1.75} aria-hidden />} label={labels.photos(card.num_photos)}>
            {card.num_photos}
          </Foot>
        )}
        {onLike && <Like liked={card.liked} label={labels.like(card)} onClick={() => onLike(card)} />}
      </Box>
      <Caption>
        <Name>
          <ProfileLink to={to}>{labels.nameAge(card)}</ProfileLink>
          {card.verified && <VerifiedMark label={labels.verified} />}
          {card.online && <PresenceDot label={labels.online} />}
        </Name>
        {place && <Place>{place}</Place>}
      </Caption>
    </Root>
  );
});
