import { Button, Chip, Muted, Row, Stack, TextField } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { addVariant, MOST_VARIANTS, type Place, removeVariant } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Tight } from '../editor.styles.ts';
import { Needed } from '../results/Needed.tsx';

const WHOLE = 100;

interface VariantsProps {
  draft: Draft;
  place: Place;
  onChange: (variant: number) => void;
}

/** The wordings under comparison, and the share of visitors for each. */
export function Variants({ draft, place, onChange }: VariantsProps) {
  const t = useEditorT();
  const { variants } = draft.document;
  const current = variants[place.variant];
  if (current === undefined) return null;
  const change = (given: Partial<typeof current>) =>
    draft.change((document) => ({
      ...document,
      variants: document.variants.map((variant, index) => (index === place.variant ? { ...variant, ...given } : variant)),
    }));
  return (
    <Tight as="section">
      <Stack $gap={3}>
        <h2>{t('variants')}</h2>
        {variants.length > 1 && (
          <>
            <Row $gap={2}>
              {variants.map(({ key, name }, index) => (
                <Chip key={key} pressed={index === place.variant} onClick={() => onChange(index)}>
                  {key.toUpperCase()} {name}
                </Chip>
              ))}
            </Row>
            <TextField
              label={t('variant.name', { key: current.key.toUpperCase() })}
              value={current.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <TextField
              type="number"
              min={0}
              max={WHOLE}
              label={t('variant.weight')}
              value={current.weight}
              onChange={({ currentTarget }) => {
                const weight = currentTarget.valueAsNumber;
                if (Number.isInteger(weight) && weight >= 0 && weight <= WHOLE) change({ weight });
              }}
            />
          </>
        )}
        <Row $gap={2}>
          {variants.length < MOST_VARIANTS && (
            <Button
              variant="ghost"
              onClick={() => {
                draft.change(addVariant);
                onChange(variants.length);
              }}
            >
              {t('variant.add')}
            </Button>
          )}
          {variants.length > 1 && (
            <Button
              variant="ghost"
              onClick={() => {
                onChange(0);
                draft.change((document) => removeVariant(document, place.variant));
              }}
            >
              {t('variant.remove', { key: current.key.toUpperCase() })}
            </Button>
          )}
        </Row>
        {variants.length > 1 && (
          <>
            <Muted $size="sm">{t('variant.text')}</Muted>
            <Needed />
          </>
        )}
      </Stack>
    </Tight>
  );
}
