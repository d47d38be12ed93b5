import { Tag } from '@amarena/shared/ui';
import { Ban, Check, Clock, type LucideIcon, Undo2, X } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { STANDING_TONES, type Standing } from './standing.model.ts';

const ICONS: Record<Standing, LucideIcon> = {
  pending: Clock,
  unfinished: Clock,
  completed: Check,
  failed: X,
  cancelled: Ban,
  refunding: Undo2,
  refunded: Undo2,
  charged_back: Undo2,
};

/** The state of a payment in colour, icon and words. */
export function StandingTag({ standing }: { standing: Standing }) {
  const t = useT();
  const Icon = ICONS[standing];
  return (
    <Tag tone={STANDING_TONES[standing]} icon={<Icon strokeWidth={1.75} aria-hidden />}>
      {t(`transactions.state.${standing}`)}
    </Tag>
  );
}
