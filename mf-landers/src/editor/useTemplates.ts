import { getLanderTemplates } from '@amarena/shared/contracts/landers/landerDesk';
import { queryFor, useQuery } from '@amarena/shared/query';
import { isDrawn } from '../landers/designs.ts';
import { useEditorT } from './catalogue.ts';

/** The templates available for publication: those of the live version, which may differ from this page's. */
export const useTemplates = () => useQuery({ ...queryFor(getLanderTemplates), staleTime: 0 });

/** The name of a template in the editor's language; its raw name if this version does not know it. */
export function useTemplateName(): (template: string) => string {
  const t = useEditorT();
  return (template) => (isDrawn(template) ? t(`template.${template}`) : template);
}
