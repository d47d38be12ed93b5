import type { LanderBlockKind } from '@amarena/shared/contracts/landers/landers';
import { LANDER_COUNTS, type LANDER_LIMITS, LANDER_MAPS } from '@amarena/shared/contracts/landers/landerTemplates';
import { useFormat } from '@amarena/shared/i18n';
import { SelectField, TextField } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { Copy } from './Copy.tsx';
import { type FieldsProps, only } from './fields.model.ts';
import { PictureField } from './PictureField.tsx';
import { asDecoration, PictureText } from './PictureText.tsx';
import { PointFields } from './PointFields.tsx';
import { VideoFields } from './VideoFields.tsx';

/** All fields of a block. */
export function BlockFields(props: FieldsProps<LanderBlockKind>) {
  const t = useEditorT();
  const { block, draft, path, words } = props;
  const text = (field: string, label: string, limit: keyof typeof LANDER_LIMITS, value: string) => (
    <Copy
      draft={draft}
      path={`${path}.${field}`}
      label={label}
      limit={limit}
      value={value}
      onChange={(next) => words((before) => (before.kind === block.kind ? { ...before, [field]: next } : before))}
    />
  );
  switch (block.kind) {
    case 'headline':
      return (
        <>
          {text('text', t('field.text'), 'headline.text', block.text)}
          {text('above', t('field.above'), 'headline.above', block.above)}
        </>
      );
    case 'text':
      return text('text', t('field.text'), 'text.text', block.text);
    case 'notice':
      return text('text', t('field.text'), 'notice.text', block.text);
    case 'image':
      return (
        <>
          <PictureField
            image={block.image}
            images={props.images}
            onChange={(image) => props.shared(only('image', (before) => ({ ...before, image })))}
          />
          <PictureText
            {...props}
            block={block}
            limit="image.alt"
            onWords={(alt) => words(only('image', (before) => ({ ...before, alt })))}
            onDecorative={(decorative) => props.shared(only('image', (before) => asDecoration(before, decorative)))}
          />
        </>
      );
    case 'video':
      return <VideoFields {...props} block={block} />;
    case 'faces':
      return (
        <>
          {text('title', t('field.title'), 'faces.title', block.title)}
          <Count {...props} block={block} />
        </>
      );
    case 'points':
      return <PointFields {...props} block={block} />;
    case 'choices':
      return <ChoiceFields {...props} block={block} />;
    case 'regions':
      return (
        <>
          {text('title', t('field.title'), 'regions.title', block.title)}
          <Country {...props} block={block} />
        </>
      );
    case 'form':
      return (
        <>
          {text('title', t('field.title'), 'form.title', block.title)}
          {text('button', t('field.button'), 'form.button', block.button)}
          {text('note', t('field.note'), 'form.note', block.note)}
        </>
      );
  }
}

function Count({ block, shared }: FieldsProps<'faces'>) {
  const t = useEditorT();
  const { min, max } = LANDER_COUNTS.faces;
  return (
    <TextField
      type="number"
      label={t('field.count')}
      min={min}
      max={max}
      value={block.count}
      onChange={({ currentTarget }) => {
        const count = currentTarget.valueAsNumber;
        if (Number.isInteger(count)) shared(only('faces', (before) => ({ ...before, count })));
      }}
    />
  );
}

function Country({ block, shared }: FieldsProps<'regions'>) {
  const t = useEditorT();
  const format = useFormat();
  return (
    <SelectField
      label={t('field.country')}
      value={block.country}
      onChange={({ currentTarget }) => {
        const country = LANDER_MAPS.find((one) => one === currentTarget.value);
        if (country !== undefined) shared(only('regions', (before) => ({ ...before, country })));
      }}
    >
      {LANDER_MAPS.map((one) => (
        <option key={one} value={one}>
          {format.countryName(one)}
        </option>
      ))}
    </SelectField>
  );
}
