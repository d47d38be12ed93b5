import { type getLanderResults, type LanderCounts, type Rate, TEST_DAYS } from '@amarena/shared/contracts/landers/landerResults';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { columns } from '../../printed.ts';

type Results = AnswerOf<typeof getLanderResults>;

const HUNDRED = 100;
const percent = (share: number): string => `${(share * HUNDRED).toFixed(1)}%`;
const between = ({ low, high }: Rate): string => `${percent(low)} to ${percent(high)}`;
const counted = ({ visits, started, signed_up, done }: LanderCounts): string[] => [visits, started, signed_up, done].map(String);

function verdictText({ verdict, uneven }: Results): string {
  if (uneven && verdict.state === 'running')
    return `Day ${verdict.day} of ${TEST_DAYS}: no variant wins while visits are divided like this, and after ${TEST_DAYS} days everyone gets the first one.`;
  if (uneven && verdict.state === 'undecided') return 'The test ended without a winner.';
  if (verdict.state === 'none') return 'One variant: there is nothing to compare.';
  if (verdict.state === 'decided') {
    return `${verdict.variant} exceeded the limit at the end of day ${verdict.day}. Of equal variants, one does so in at most 5 tests of 100.`;
  }
  if (verdict.state === 'undecided')
    return `After ${TEST_DAYS} days none is significantly better. That does not prove that they are equal.`;
  return `Day ${verdict.day} of ${TEST_DAYS}: nothing is decided yet. The intervals allow for a check every day.`;
}

/** The counts as tables: each wording with its uncertainty, then the sources of the visitors. */
export function resultLines(results: Results): string[] {
  const { number, since, until, later, variants, sources } = results;
  const wordings = variants.map(({ key, name, weight, counts, rate, lift }) => [
    key,
    name,
    String(weight),
    ...counted(counts),
    percent(rate.rate),
    between(rate),
    lift === null ? '' : `${percent(lift.rate)} (${between(lift)})`,
  ]);
  const heads = ['visits', 'started', 'signed up', 'confirmed'];
  const from = sources.map(({ variant, network, ref, sub1, counts }) => [
    variant,
    network || '-',
    ref || '-',
    sub1 || '-',
    ...counted(counts),
  ]);
  return [
    `version ${number}, since ${since}${until === null ? '' : `, until the end of ${until}`}`,
    ...columns([['wording', 'name', 'weight', ...heads, 'rate', 'interval', `against ${variants[0]?.key ?? ''}`], ...wordings]),
    verdictText(results),
    ...(results.uneven
      ? ['Visits are divided differently from the weights, by more than chance explains: do not trust this comparison.']
      : []),
    ...(later === null || later.visits === 0 ? [] : [`Since then, counted separately: ${later.visits} visits, ${later.done} confirmed.`]),
    ...(from.length === 0 ? [] : ['', ...columns([['wording', 'network', 'ref', 'sub1', ...heads], ...from])]),
  ];
}
