import { pathTo } from '../../contracts/platform/routes.ts';
import { useCommonT } from '../../i18n/index.ts';
import { LinkedText } from './LinkedText.tsx';

/** What someone agrees to by signing up, beside the button. `beside`: see `LinkedText`. */
export function TermsLine({ beside = false }: { beside?: boolean }) {
  return <LinkedText text={useCommonT()('terms.continuing')} to={[pathTo('pages-terms'), pathTo('pages-privacy')]} beside={beside} />;
}
