import { LANDER_COUNTS } from '@amarena/shared/contracts/landers/landerTemplates';
import { Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Copy } from './Copy.tsx';
import { Entries } from './Entries.tsx';
import { type FieldsProps, only } from './fields.model.ts';
import { PictureField } from './PictureField.tsx';
import { asDecoration, PictureText } from './PictureText.tsx';

/** A question with its answers. */
export function ChoiceFields({ draft, block, path, words, shared, images }: FieldsProps<'choices'>) {
  const t = useEditorT();
  const option = (index: number, text: string) =>
    only('choices', (before) => ({ ...before, options: before.options.map((one, at) => (at === index ? text : one)) }));
  const without = (index: number) =>
    only('choices', (before) => ({ ...before, options: before.options.filter((_one, at) => at !== index) }));
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
      {block.image !== '' && (
        <PictureText
          draft={draft}
          path={path}
          block={block}
          limit="choices.alt"
          onWords={(alt) => words(only('choices', (before) => ({ ...before, alt })))}
          onDecorative={(decorative) => shared(only('choices', (before) => asDecoration(before, decorative)))}
        />
      )}
      <Entries
        entries={block.options}
        limits={LANDER_COUNTS.choices}
        remove={(number) => t('field.option.remove', { number })}
        add={t('field.option.add')}
        onRemove={(index) => shared(without(index))}
        onAdd={() => shared(only('choices', (before) => ({ ...before, options: [...before.options, ''] })))}
      >
        {(text, index) => (
          <Copy
            draft={draft}
            path={`${path}.options[${index}]`}
            label={t('field.option', { number: index + 1 })}
            limit="choices.option"
            value={text}
            onChange={(next) => words(option(index, next))}
          />
        )}
      </Entries>
    </Stack>
  );
}
