import { getLanderRendering } from '@amarena/shared/contracts/landers/landerDesk';
import { useFormat } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Banner } from '@amarena/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { useEditorT } from './catalogue.ts';

/** Milliseconds between two checks. A page is rendered within seconds of its publication, while the editor is still here. */
const ASK_EVERY = 10_000;

/** Lists the languages in which the live page could not be pre-rendered; renders nothing if all is well. */
export function Rendering({ id }: { id: string }) {
  const t = useEditorT();
  const format = useFormat();
  const { data } = useQuery({ ...queryFor(getLanderRendering, { query: { id } }), refetchInterval: ASK_EVERY });
  if (data === undefined || data.failed.length === 0) return null;
  const languages = format.list(data.failed.map((language) => format.languageName(language)));
  return (
    <Banner tone="warn" role="alert" icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden />}>
      {t('rendering.failed', { languages })}
    </Banner>
  );
}
