import { BLOCK_KINDS, LANDER_ICONS, LANDER_VIDEOS } from '@amarena/shared/contracts/landers/landerTemplates';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { useFormat } from '@amarena/shared/i18n';
import { useEditorT } from '../catalogue.ts';
import { namedPlace } from '../place.model.ts';
import { useTemplateName } from '../useTemplates.ts';
import { textsOf } from './change.model.ts';

/** How a difference spells "none". */
const NONE = 'null';

/** The key of a chosen kind, icon or film; null if this version does not know it. */
function keyOfChoice(field: 'kind' | 'icon' | 'video', value: string) {
  if (field === 'icon' && value === NONE) return 'field.icon.none';
  const [kind, icon, film] = [
    BLOCK_KINDS.find((name) => name === value),
    LANDER_ICONS.find((name) => name === value),
    LANDER_VIDEOS.find((name) => name === value),
  ];
  if (field === 'kind') return kind === undefined ? null : (`block.${kind}` as const);
  if (field === 'icon') return icon === undefined ? null : (`icon.${icon}` as const);
  return film === undefined ? null : (`film.${film}` as const);
}

/** The value of a changed place as an editor says it: a name, a date, a text; '' if there is nothing to read. */
export function useChangeText(): (path: string, value: string, side: 'before' | 'after') => string {
  const t = useEditorT();
  const format = useFormat();
  const templateName = useTemplateName();

  const choice = (key: ReturnType<typeof keyOfChoice>, value: string) => (key === null ? value : t(key));

  return (path, value, side) => {
    const { field } = namedPlace(path);
    switch (field) {
      case 'template':
        return templateName(value);
      case 'locales':
        return LANGUAGES.filter((language) => textsOf(path, value).split('\n').includes(language))
          .map((language) => format.languageName(language))
          .join(', ');
      case 'starts':
      case 'ends':
        return value === NONE ? t(`diff.${field}`) : `${format.date(value)} ${format.time(value)}`;
      case 'kind':
      case 'icon':
      case 'video':
        return choice(keyOfChoice(field, value), value);
      case 'image':
      case 'poster':
        return value === '' ? '' : t(`diff.picture.${side}`);
      case 'ordered':
      case 'decorative':
        return t(value === 'true' ? 'diff.yes' : 'diff.no');
      case 'country':
        return format.countryName(value);
      case 'key':
        return value.toUpperCase();
      case 'weight':
      case 'count':
      case 'from':
      case 'to':
        return format.number(Number(value));
      default:
        return textsOf(path, value);
    }
  };
}
