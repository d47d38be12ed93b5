import { LANDER_COUNTS, LANDER_ICONS } from '@amarena/shared/contracts/landers/landerTemplates';
import { Checkbox, SelectField, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Copy } from './Copy.tsx';
import { Entries } from './Entries.tsx';
import { type FieldsProps, only } from './fields.model.ts';

type Item = FieldsProps<'points'>['block']['items'][number];
const EMPTY: Item = { icon: null, title: '', text: '' };

/** Arguments or steps. Their icons and number are shared by all languages, their words are not. */
export function PointFields({ draft, block, path, words, shared }: FieldsProps<'points'>) {
  const t = useEditorT();
  const item = (index: number, change: Partial<Item>) =>
    only('points', (before) => ({ ...before, items: before.items.map((one, at) => (at === index ? { ...one, ...change } : one)) }));
  const without = (index: number) => only('points', (before) => ({ ...before, items: before.items.filter((_one, at) => at !== index) }));
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
      <Entries
        entries={block.items}
        limits={LANDER_COUNTS.points}
        remove={(number) => t('field.item.remove', { number })}
        add={t('field.item.add')}
        onRemove={(index) => shared(without(index))}
        onAdd={() => shared(only('points', (before) => ({ ...before, items: [...before.items, EMPTY] })))}
      >
        {(one, index) => (
          <>
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
          </>
        )}
      </Entries>
    </Stack>
  );
}
