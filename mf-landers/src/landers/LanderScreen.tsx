import { bus, useStream } from '@amarena/shared/bus';
import { templateAt } from '@amarena/shared/contracts/landers/landerAddresses';
import { getLander, LANDER_PREVIEW, type LanderPage } from '@amarena/shared/contracts/landers/landers';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { useLocation, useParams } from '@amarena/shared/router';
import { isDrawn, LANDER_DESIGNS } from './designs.ts';
import { LanderProblem } from './parts/LanderProblem.tsx';
import { PreviewMark } from './parts/PreviewMark.tsx';

/** The lander in the address. `profile` is the member of a member landing. */
function useWanted() {
  const language = useStream(bus.language$);
  const { pathname, search } = useLocation();
  const { slug, id } = useParams<'members-id-landing2-slug' | 'landers-template-slug'>();
  const match = findRoute(pathname);
  const asked = new URLSearchParams(search);
  const preview = asked.get(LANDER_PREVIEW);
  const variant = asked.get('variant');
  return {
    template: (match && templateAt(match)) ?? '',
    language,
    slug: slug ?? '',
    ...(id !== undefined && { profile: id }),
    ...(preview !== null && { preview, ...(variant !== null && { variant }) }),
  };
}

/** The screen of every lander: loads the document of its address and shows it, or says why there is none. */
export function LanderScreen() {
  const { data, error, refetch } = useQuery(queryFor(getLander, { query: useWanted() }));
  if (error !== null) return <LanderProblem error={problemOf(error)} onRetry={() => void refetch()} />;
  return data === undefined ? null : <Drawn page={data.page} />;
}

/** A page in the design of its template. Throws if this version does not have the design, so that the loader tries another version. */
function Drawn({ page }: { page: LanderPage }) {
  const { template } = page;
  if (!isDrawn(template)) throw new Error(`This version of mf-landers draws no template "${template}".`);
  const View = LANDER_DESIGNS[template];
  return (
    <>
      <View page={page} />
      {page.preview && <PreviewMark />}
    </>
  );
}
