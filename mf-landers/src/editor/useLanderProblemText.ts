import { LanderCode, type LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import type { AppError } from '@amarena/shared/errors';
import { landerProblemText, loadLanderWords } from '@amarena/shared/errors/landers';
import { useLanguage } from '@amarena/shared/i18n';
import { useQuery } from '@amarena/shared/query';

/** The text of a problem in the editor's language; empty while its words load. */
export function useLanderProblemText(): (problem: LanderProblem) => string {
  const language = useLanguage();
  const words = useQuery({
    queryKey: ['lander-words', language],
    queryFn: () => loadLanderWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (problem) => (words.data === undefined ? '' : landerProblemText(problem, words.data));
}

/** The places that the server refused; none for other refusals. */
export const refusedPlaces = (error: AppError | null): LanderProblem[] =>
  error?.code === 'lander_refused'
    ? error.problems.flatMap(({ code, ...place }) => {
        const known = LanderCode.options.find((one) => one === code);
        return known === undefined ? [] : [{ ...place, code: known }];
      })
    : [];
