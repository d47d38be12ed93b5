import type { Interest } from '@amarena/shared/contracts/people/interests';
import type { Match, MatchObjection, MatchReason } from '@amarena/shared/contracts/people/match';
import { useCommonT, useFormat, useLanguage } from '@amarena/shared/i18n';
import { VisuallyHidden } from '@amarena/shared/ui-first';
import { Check, Minus } from 'lucide-react';
import { useLaterT } from '../laterWords.ts';
import { inSentence } from './match.model.ts';
import { Why } from './match.styles.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Reasons for the match with a tick, and a reason against it, if any, with a dash. */
export function Reasons({ match }: { match: Match }) {
  const t = useLaterT();
  const words = useReasonWords(match);
  return (
    <Why>
      {match.reasons.map((reason) => (
        <li key={reason.type}>
          <Check {...ICON} />
          <span>
            <VisuallyHidden>{t('match.for')} </VisuallyHidden>
            {words.reason(reason)}
          </span>
        </li>
      ))}
      {match.objection !== null && (
        <li data-against>
          <Minus {...ICON} />
          <span>
            <VisuallyHidden>{t('match.against')} </VisuallyHidden>
            {words.objection(match.objection)}
          </span>
        </li>
      )}
    </Why>
  );
}

function useReasonWords({ gender }: Match) {
  const t = useLaterT();
  const common = useCommonT();
  const format = useFormat();
  const language = useLanguage();
  const named = (interests: readonly Interest[]) => format.list(interests.map((name) => inSentence(common(`interest.${name}`), language)));

  const reason = (why: MatchReason): string => {
    switch (why.type) {
      case 'looking_for':
      case 'evening':
      case 'talk':
        return t(`match.why.${why.type}`, { interests: named(why.interests) });
      case 'shared':
        return t(`match.why.shared.${gender}`, { interests: named(why.interests) });
      case 'age':
        return t('match.why.age', { min: why.min, max: why.max });
      case 'distance':
        return t('match.why.distance', { distance: format.distance(why.kilometres) });
      case 'online':
        return common('presence.online');
      case 'today':
        return common('last_active.today');
      case 'likes_you':
      case 'same_region':
      case 'same_country':
        return t(`match.why.${why.type}`);
    }
  };
  const objection = (but: MatchObjection): string => {
    switch (but.type) {
      case 'far':
        return t('match.but.far', { distance: format.distance(but.kilometres), limit: format.distance(but.limit) });
      case 'age':
        return t('match.but.age', { min: but.min, max: but.max });
      default:
        return t(`match.but.${but.type}`);
    }
  };
  return { reason, objection };
}
