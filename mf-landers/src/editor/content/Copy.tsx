import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import { landerPlain } from '@amarena/shared/contracts/landers/landerMarkup';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { LANDER_LIMITS } from '@amarena/shared/contracts/landers/landerTemplates';
import { landerTextPlaces } from '@amarena/shared/contracts/landers/landerTextPlaces';
import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/platform/languages';
import { TextArea, TextField } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import type { Draft } from '../draft/useDraft.ts';
import { placeOf, problemAt } from '../problems.model.ts';
import { useLanderProblemText } from '../useLanderProblemText.ts';

/** From this limit on, a text gets a field of several lines. */
const LONG = 90;
/** Texts in which words between asterisks are accented. */
const ACCENTED: readonly (keyof typeof LANDER_LIMITS)[] = ['headline.text', 'text.text', 'points.title', 'form.title', 'choices.question'];

/** The Italian source of a translated text; '' for Italian itself, and if there is none. */
function sourceOf(document: LanderDocument, path: string): string {
  const place = placeOf(path);
  if (place === null || place.language === DEFAULT_LANGUAGE) return '';
  const italian = path.replace(`.content.${place.language}`, `.content.${DEFAULT_LANGUAGE}`);
  return landerTextPlaces(document).find((one) => one.path === italian)?.text ?? '';
}

interface CopyProps {
  draft: Draft;
  /** Place of the text in the document. */
  path: string;
  label: string;
  limit: keyof typeof LANDER_LIMITS;
  value: string;
  onChange: (text: string) => void;
}

/** A text that visitors read, with its length, its limit, and its problem. */
export function Copy({ draft, path, label, limit, value, onChange }: CopyProps) {
  const t = useEditorT();
  const textOf = useLanderProblemText();
  const problem = problemAt(draft.problems, path);
  const most = LANDER_LIMITS[limit];
  const count = { number: graphemes(landerPlain(value)), limit: most };
  const source = sourceOf(draft.document, path);
  const length = ACCENTED.includes(limit) ? t('count.accent', count) : t('count.of', count);
  const shared = {
    label,
    value,
    // For screen readers, and for the browser's spelling checker.
    lang: placeOf(path)?.language,
    // An empty field of a draft is not an error yet; the list of problems mentions it.
    error: problem === null || problem.code === 'text_missing' ? null : textOf(problem),
    hint: source === '' ? length : `${length} ${t('count.source', { text: source })}`,
  };
  return most > LONG ? (
    <TextArea {...shared} rows={3} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <TextField {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
