import { useMember } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/router';
import { LinkButton, Row } from '@amarena/shared/ui-first';
import { Layers, Sparkles } from 'lucide-react';
import { useT } from './catalogue.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const WAYS = [
  { route: 'swipe-game', label: 'play.swipe', icon: <Layers {...ICON} /> },
  { route: 'match-finder', label: 'play.match', icon: <Sparkles {...ICON} /> },
] as const;

/** Other ways to meet people, for members only. */
export function PlayLinks() {
  const t = useT();
  if (useMember() === null) return null;
  return (
    <Row as="nav" $gap={2} aria-label={t('play.label')}>
      {WAYS.map(({ route, label, icon }) => (
        <LinkButton key={route} variant="secondary" size="sm" icon={icon} to={pathTo(route)}>
          {t(label)}
        </LinkButton>
      ))}
    </Row>
  );
}
