import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { Muted, Stack, TextField } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Tight } from '../editor.styles.ts';
import { problemAt } from '../problems.model.ts';
import { useLanderProblemText } from '../useLanderProblemText.ts';
import { HALF_FILLED, instantOf, localTime } from './plan.model.ts';

const SOURCES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** The lander's internal name, its schedule, and the source that its visitors count for. */
export function Plan({ draft }: { draft: Draft }) {
  const t = useEditorT();
  const textOf = useLanderProblemText();
  const { document, problems, change } = draft;
  const set = (given: Partial<LanderDocument>) => change((before) => ({ ...before, ...given }));
  const errorOf = (path: string) => {
    const found = problemAt(problems, path);
    return found === null ? null : textOf(found);
  };
  return (
    <Tight as="section">
      <Stack $gap={3}>
        <h2>{t('plan.title')}</h2>
        <TextField
          label={t('plan.name')}
          value={document.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        {(['starts', 'ends'] as const).map((edge) => {
          const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            const instant = instantOf(currentTarget);
            // A field has whole minutes: who only passes through it changes nothing.
            const touched = currentTarget.value !== localTime(document[edge]);
            if (touched || instant === HALF_FILLED || document[edge] === HALF_FILLED) set({ [edge]: instant });
          };
          return (
            <TextField
              key={edge}
              type="datetime-local"
              label={t(`plan.${edge}`)}
              value={localTime(document[edge])}
              error={errorOf(edge)}
              onChange={take}
              // A browser tells of no change while an empty field is half filled.
              onBlur={take}
            />
          );
        })}
        <Muted $size="sm">{t('plan.text')}</Muted>
        {SOURCES.map((name) => (
          <TextField
            key={name}
            label={t('plan.tracking', { name })}
            value={document.tracking[name] ?? ''}
            autoCapitalize="none"
            onChange={({ currentTarget }) => {
              const { [name]: _had, ...others } = document.tracking;
              const value = currentTarget.value.trim();
              set({ tracking: value === '' ? others : { ...others, [name]: value } });
            }}
          />
        ))}
      </Stack>
    </Tight>
  );
}
