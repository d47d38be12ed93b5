import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { Stack, TextButton } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Tight } from '../editor.styles.ts';
import { PlaceName } from '../PlaceName.tsx';
import { placeOf } from '../problems.model.ts';
import { useLanderProblemText } from '../useLanderProblemText.ts';

/** No one reads more than these; the rest appears as the first ones are fixed. */
const SHOWN = 8;

interface ProblemListProps {
  document: LanderDocument;
  problems: readonly LanderProblem[];
  onGo: (path: string) => void;
}

/** What prevents the lander from being published, each with a link to its place. */
export function ProblemList({ document, problems, onGo }: ProblemListProps) {
  const t = useEditorT();
  const textOf = useLanderProblemText();
  if (problems.length === 0) return null;
  return (
    <Tight as="section">
      <Stack $gap={3}>
        <h2>{t('problems.title')}</h2>
        <ul>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={`${problem.path} ${problem.code} ${problem.name}`}>
              <PlaceName path={problem.path} document={document} />
              <br />
              {textOf(problem)}{' '}
              {placeOf(problem.path) !== null && <TextButton onClick={() => onGo(problem.path)}>{t('problems.go')}</TextButton>}
            </li>
          ))}
        </ul>
        {problems.length > SHOWN && <p>{t('publish.missing', { number: problems.length })}</p>}
      </Stack>
    </Tight>
  );
}
