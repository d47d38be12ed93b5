import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';
import { useFormat } from '@amarena/shared/i18n';
import { Menu, MenuItem } from '@amarena/shared/overlay';
import { Badge, Button, Chip, Muted, Row, Stack } from '@amarena/shared/ui';
import { Plus } from 'lucide-react';
import { useEditorT } from '../catalogue.ts';
import { type Place, toggleLanguage } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Tight } from '../editor.styles.ts';
import { problemsOf } from '../problems.model.ts';

interface LanguagesProps {
  draft: Draft;
  place: Place;
  onChange: (language: Language) => void;
}

/** The languages of a lander with the number of their problems, one of them chosen. */
export function Languages({ draft, place, onChange }: LanguagesProps) {
  const t = useEditorT();
  const format = useFormat();
  const { locales } = draft.document;
  const others = LANGUAGES.filter((language) => !locales.includes(language));
  const name = format.languageName(place.language);
  return (
    <Tight as="section">
      <Stack $gap={3}>
        <h2>{t('languages')}</h2>
        <Row $gap={2}>
          {locales.map((language) => {
            const missing = problemsOf(draft.problems, language);
            return (
              <Chip key={language} pressed={language === place.language} onClick={() => onChange(language)}>
                <span lang={language}>{format.languageName(language)}</span>
                {missing > 0 && <Badge tone="warning" label={t('languages.missing', { number: missing })} text={String(missing)} />}
              </Chip>
            );
          })}
        </Row>
        <Row $gap={2}>
          {others.length > 0 && (
            <Menu
              align="start"
              trigger={
                <Button variant="ghost" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}>
                  {t('languages')}
                </Button>
              }
            >
              {others.map((language) => (
                <MenuItem
                  key={language}
                  onPress={() => {
                    draft.change((document) => toggleLanguage(document, language));
                    onChange(language);
                  }}
                >
                  {t('languages.add', { language: format.languageName(language) })}
                </MenuItem>
              ))}
            </Menu>
          )}
          {place.language !== DEFAULT_LANGUAGE && (
            <Button
              variant="ghost"
              onClick={() => {
                onChange(DEFAULT_LANGUAGE);
                draft.change((document) => toggleLanguage(document, place.language));
              }}
            >
              {t('languages.remove', { language: name })}
            </Button>
          )}
        </Row>
        <Muted $size="sm">{t('languages.text')}</Muted>
      </Stack>
    </Tight>
  );
}
