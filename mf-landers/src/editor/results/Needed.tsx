import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { visitsNeeded } from './planner.model.ts';
import { percentOf } from './results.model.ts';

/** The rate to expect for a lander without visits. */
const USUAL_RATE = 0.05;
const [FIFTH, HALF] = [0.2, 0.5];

/** The number of visits that a test needs. `rate`: the first wording's rate so far, from 0 to 1; 0: unknown. */
export function Needed({ rate = 0 }: { rate?: number }) {
  const t = useEditorT();
  const format = useFormat();
  const from = rate > 0 && rate < 1 ? rate : USUAL_RATE;
  const visits = (lift: number) => format.number(visitsNeeded(from, lift));
  return <Muted $size="sm">{t('test.needed', { rate: format.percent(percentOf(from)), fifth: visits(FIFTH), half: visits(HALF) })}</Muted>;
}
