import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { visitsNeeded } from './planner.model.ts';
import { percentOf } from './results.model.ts';

/** What a lander may expect that nobody has seen yet. */
const USUAL_RATE = 0.05;
const [FIFTH, HALF] = [0.2, 0.5];

/** How many visits a test needs. `rate`: what the first wording has so far, from 0 to 1; 0: nobody knows yet. */
export function Needed({ rate = 0 }: { rate?: number }) {
  const t = useEditorT();
  const format = useFormat();
  const from = rate > 0 && rate < 1 ? rate : USUAL_RATE;
  const visits = (lift: number) => format.number(visitsNeeded(from, lift));
  return <Muted $size="sm">{t('test.needed', { rate: format.percent(percentOf(from)), fifth: visits(FIFTH), half: visits(HALF) })}</Muted>;
}
