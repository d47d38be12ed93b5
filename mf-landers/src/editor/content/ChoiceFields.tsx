import { LANDER_COUNTS } from '@amarena/shared/contracts/landerTemplates';
import { Button, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { type FieldsProps, only } from './BlockFields.tsx';
import { Copy } from './Copy.tsx';
import { PictureField } from './PictureField.tsx';
import { useKeys } from './useKeys.ts';

/** A question with its answers. */
export function ChoiceFields({ draft, block, path, words, shared, images }: FieldsProps<'choices'>) {
  const t = useEditorT();
  const { min, max } = LANDER_COUNTS.choices;
  const option = (index: number, text: string) =>
    only('choices', (before) => ({ ...before, options: before.options.map((one, at) => (at === index ? text : one)) }));
  const without = (index: number) =>
    only('choices', (before) => ({ ...before, options: before.options.filter((_one, at) => at !== index) }));
  const { keys, drop } = useKeys(block.options.length);
  const remove = (index: number) => {
    drop(index);
    shared(without(index));
  };
  return (
    <Stack>
      <Copy
        draft={draft}
        path={`${path}.question`}
        label={t('field.question')}
        limit="choices.question"
        value={block.question}
        onChange={(question) => words(only('choices', (before) => ({ ...before, question })))}
      />
      <PictureField image={block.image} images={images} onChange={(image) => shared(only('choices', (before) => ({ ...before, image })))} />
      <Copy
        draft={draft}
        path={`${path}.alt`}
        label={t('field.alt')}
        limit="choices.alt"
        value={block.alt}
        onChange={(alt) => words(only('choices', (before) => ({ ...before, alt })))}
      />
      {block.options.map((text, index) => (
        <Stack key={keys[index]} $gap={1}>
          <Copy
            draft={draft}
            path={`${path}.options[${index}]`}
            label={t('field.option', { number: index + 1 })}
            limit="choices.option"
            value={text}
            onChange={(next) => words(option(index, next))}
          />
          {block.options.length > min && (
            <Button variant="ghost" onClick={() => remove(index)}>
              {t('field.option.remove', { number: index + 1 })}
            </Button>
          )}
        </Stack>
      ))}
      {block.options.length < max && (
        <Button variant="secondary" onClick={() => shared(only('choices', (before) => ({ ...before, options: [...before.options, ''] })))}>
          {t('field.option.add')}
        </Button>
      )}
    </Stack>
  );
}
