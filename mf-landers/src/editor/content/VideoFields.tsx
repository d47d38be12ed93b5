import { LANDER_VIDEOS } from '@amarena/shared/contracts/landers/landerTemplates';
import { Row, SelectField, Stack, TextField } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Copy } from './Copy.tsx';
import { Entries } from './Entries.tsx';
import { type FieldsProps, only } from './fields.model.ts';
import { PictureField } from './PictureField.tsx';

type Caption = FieldsProps<'video'>['block']['captions'][number];
/** Duration of a new caption in seconds. */
const STANDS = 2;

/** A film with its still and its captions. Their times are shared by all languages, their words are not. */
export function VideoFields({ draft, block, path, words, shared, images }: FieldsProps<'video'>) {
  const t = useEditorT();
  const caption = (index: number, change: Partial<Caption>) =>
    only('video', (before) => ({ ...before, captions: before.captions.map((one, at) => (at === index ? { ...one, ...change } : one)) }));
  const without = (index: number) =>
    only('video', (before) => ({ ...before, captions: before.captions.filter((_one, at) => at !== index) }));
  const from = block.captions.at(-1)?.to ?? 0;
  return (
    <Stack>
      <SelectField
        label={t('field.film')}
        value={block.video}
        onChange={({ currentTarget }) => {
          const video = LANDER_VIDEOS.find((one) => one === currentTarget.value);
          if (video !== undefined) shared(only('video', (before) => ({ ...before, video })));
        }}
      >
        {LANDER_VIDEOS.map((one) => (
          <option key={one} value={one}>
            {t(`film.${one}`)}
          </option>
        ))}
      </SelectField>
      <PictureField
        image={block.poster}
        images={images}
        onChange={(poster) => shared(only('video', (before) => ({ ...before, poster })))}
      />
      <Copy
        draft={draft}
        path={`${path}.alt`}
        label={t('field.alt')}
        limit="video.alt"
        value={block.alt}
        onChange={(alt) => words(only('video', (before) => ({ ...before, alt })))}
      />
      <Entries
        entries={block.captions}
        remove={(number) => t('field.caption.remove', { number })}
        add={t('field.caption.add')}
        onRemove={(index) => shared(without(index))}
        onAdd={() =>
          shared(only('video', (before) => ({ ...before, captions: [...before.captions, { from, to: from + STANDS, text: '' }] })))
        }
      >
        {(one, index) => (
          <>
            <Copy
              draft={draft}
              path={`${path}.captions[${index}].text`}
              label={t('field.caption', { number: index + 1 })}
              limit="video.caption"
              value={one.text}
              onChange={(text) => words(caption(index, { text }))}
            />
            <Row>
              {(['from', 'to'] as const).map((edge) => (
                <TextField
                  key={edge}
                  type="number"
                  min={0}
                  step={0.5}
                  label={t(`field.caption.${edge}`)}
                  value={one[edge]}
                  onChange={({ currentTarget }) => {
                    const seconds = currentTarget.valueAsNumber;
                    if (Number.isFinite(seconds)) shared(caption(index, { [edge]: seconds }));
                  }}
                />
              ))}
            </Row>
          </>
        )}
      </Entries>
    </Stack>
  );
}
