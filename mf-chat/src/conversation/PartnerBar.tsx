import { bus, useLastingConnection, useSettings } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { fictionalLabel, lastActiveText, useCommonT, useLanguage } from '@amarena/shared/i18n';
import { IconButton, VerifiedMark } from '@amarena/shared/ui';
import { ArrowLeft, EyeOff, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../catalogue.ts';
import { Back, Bar, BarTag, Face, Partner, PartnerName, Presence, ProfileLink, Who } from './pane.styles.ts';

interface PartnerBarProps {
  profile: Card;
  /** True while the partner is typing. */
  typing: boolean;
  /** Null: the partner no longer exists, so there is no one to like. */
  onLike: (() => void) | null;
  onLeave(): void;
  menu: ReactNode;
}

/** The conversation's header: the partner, their presence, and the actions. */
export function PartnerBar({ profile, typing, onLike, onLeave, menu }: PartnerBarProps) {
  const t = useT();
  const common = useCommonT();
  const language = useLanguage();
  const settings = useSettings();
  const { name, age } = profile;
  // Without a connection nobody knows.
  const online = useLastingConnection() === 'online' && profile.online;
  // A fictional profile is never online and has no last activity; nor does someone who disabled their profile.
  const { last_active } = profile;
  const away = profile.fictional || last_active === null ? null : lastActiveText(common, last_active);
  const presence = profile.online ? (online ? common('presence.online') : null) : away;
  return (
    <Bar>
      <Back>
        <IconButton name={t('conversation.back')} icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />} onClick={onLeave} />
      </Back>
      <Partner>
        <Face
          image={profile.main_image}
          cdnPrefix={settings.cdn_prefix}
          alt=""
          // The text beside it says so.
          onlineLabel={online ? '' : undefined}
        />
        <Who>
          <PartnerName>
            {profile.status === 'active' ? (
              <ProfileLink to={pathTo('members-id', { id: profile.id })}>{common('member.name_age', { name, age })}</ProfileLink>
            ) : (
              common('member.name_age', { name, age })
            )}
            {profile.verified && <VerifiedMark label={common('member.verified')} />}
            {profile.fictional && <BarTag label={fictionalLabel(settings, language, 1)} />}
          </PartnerName>
          <Presence $live={typing}>
            {typing ? t('conversation.typing') : [presence, profile.city].filter((fact) => fact !== null).join(' · ')}
          </Presence>
        </Who>
      </Partner>
      {onLike !== null && (
        <IconButton
          name={common('action.like_name', { name })}
          aria-pressed={profile.liked}
          icon={
            <Heart
              size={20}
              strokeWidth={1.75}
              fill={profile.liked ? 'var(--accent-text)' : 'none'}
              color="var(--accent-text)"
              aria-hidden
            />
          }
          onClick={onLike}
        />
      )}
      {/* This layout has no other bar for it. */}
      <IconButton
        name={t('conversation.hide')}
        icon={<EyeOff size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => bus.ask({ type: 'hide' })}
      />
      {menu}
    </Bar>
  );
}
