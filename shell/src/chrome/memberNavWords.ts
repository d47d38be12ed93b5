import { useCommonT } from '@amarena/shared/i18n';
import { Gem, Heart, type LucideIcon, MessageCircle, Search, UserRound } from 'lucide-react';
import { useShellT } from '../catalogue.ts';
import type { NavEntry, NavKey } from './memberNav.model.ts';

export const NAV_ICONS: Readonly<Record<NavKey, LucideIcon>> = {
  search: Search,
  messages: MessageCircle,
  likes: Heart,
  credits: Gem,
  premium: Gem,
  profile: UserRound,
};

export interface NavWords {
  readonly label: string;
  /** Short form for the narrow tab bar. */
  readonly short: string;
  /** The badge's count in words. */
  readonly badge: string;
}

/** The words of a navigation entry. */
export function useNavWords(): (entry: NavEntry) => NavWords {
  const t = useShellT();
  const common = useCommonT();
  return ({ key, badge }) => {
    const count = badge?.count ?? 0;
    switch (key) {
      case 'search':
        return { label: t('nav.search'), short: t('nav.search.short'), badge: '' };
      case 'messages':
        return { label: t('nav.messages'), short: t('nav.messages'), badge: common('messages.unread', { count }) };
      case 'likes':
        return { label: common('likes'), short: common('likes'), badge: common('likes.new', { count }) };
      case 'credits':
        return { label: t('nav.credits'), short: t('nav.credits'), badge: common('credits', { count }) };
      case 'premium':
        return { label: t('nav.premium'), short: t('nav.premium.short'), badge: '' };
      case 'profile':
        return { label: t('nav.profile'), short: t('nav.profile'), badge: '' };
    }
  };
}
