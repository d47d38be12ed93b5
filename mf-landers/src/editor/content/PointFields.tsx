import { LANDER_COUNTS, LANDER_ICONS } from '@amarena/shared/contracts/landerTemplates';
import { Button, Checkbox, SelectField, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { type FieldsProps, only } from './BlockFields.tsx';
import { Copy } from './Copy.tsx';
import { useKeys } from './useKeys.ts';

type Item = FieldsProps<'points'>['block']['items'][number];
const EMPTY: Item = { icon: null, title: '', text: '' };

/** Arguments or steps: signs and number are the same in all languages, words are not. */
export function PointFields({ draft, block, path, words, shared }: FieldsProps<'points'>) {
  const t = useEditorT();
  const { min, max } = LANDER_COUNTS.points;
  const item = (index: number, change: Partial<Item>) =>
    only('points', (before) => ({ ...before, items: before.items.map((one, at) => (at === index ? { ...one, ...change } : one)) }));
  const without = (index: number) => only('points', (before) => ({ ...before, items: before.items.filter((_one, at) => at !== index) }));
  const { keys, drop } = useKeys(block.items.length);
  const remove = (index: number) => {
    drop(index);
    shared(without(index));
  };
  return (
    <Stack>
      <Copy
        draft={draft}
        path={`${path}.title`}
        label={t('field.title')}
        limit="points.title"
        value={block.title}
        onChange={(title) => words(only('points', (before) => ({ ...before, title })))}
      />
      <Checkbox
        label={t('field.ordered')}
        checked={block.ordered}
        onChange={({ currentTarget }) => {
          const ordered = currentTarget.checked;
          shared(only('points', (before) => ({ ...before, ordered })));
        }}
      />
      {block.items.map((one, index) => (
        <Stack key={keys[index]} $gap={2}>
          <Copy
            draft={draft}
            path={`${path}.items[${index}].title`}
            label={t('field.item.title', { number: index + 1 })}
            limit="points.item.title"
            value={one.title}
            onChange={(title) => words(item(index, { title }))}
          />
          <Copy
            draft={draft}
            path={`${path}.items[${index}].text`}
            label={t('field.item.text', { number: index + 1 })}
            limit="points.item.text"
            value={one.text}
            onChange={(text) => words(item(index, { text }))}
          />
          <SelectField
            label={t('field.icon')}
            value={one.icon ?? ''}
            onChange={({ currentTarget }) =>
              shared(item(index, { icon: LANDER_ICONS.find((icon) => icon === currentTarget.value) ?? null }))
            }
          >
            <option value="">{t('field.icon.none')}</option>
            {LANDER_ICONS.map((icon) => (
              <option key={icon} value={icon}>
                {t(`icon.${icon}`)}
              </option>
            ))}
          </SelectField>
          {block.items.length > min && (
            <Button variant="ghost" onClick={() => remove(index)}>
              {t('field.item.remove', { number: index + 1 })}
            </Button>
          )}
        </Stack>
      ))}
      {block.items.length < max && (
        <Button variant="secondary" onClick={() => shared(only('points', (before) => ({ ...before, items: [...before.items, EMPTY] })))}>
          {t('field.item.add')}
        </Button>
      )}
    </Stack>
  );
}
