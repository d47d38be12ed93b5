import { getLanderTemplates } from '@amarena/shared/contracts/landerDesk';
import { queryFor, useQuery } from '@amarena/shared/query';
import { isDrawn } from '../landers/views.ts';
import { useEditorT } from './catalogue.ts';

/** The templates that can be published with: those of the version that is live, which need not be the one of this page. */
export const useTemplates = () => useQuery({ ...queryFor(getLanderTemplates), staleTime: 0 });

/** What a template is called in the editor's language; its bare name where this version does not know it. */
export function useTemplateName(): (template: string) => string {
  const t = useEditorT();
  return (template) => (isDrawn(template) ? t(`template.${template}`) : template);
}
