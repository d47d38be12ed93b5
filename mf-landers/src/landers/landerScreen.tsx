import { bus, useStream } from '@amarena/shared/bus';
import { getLander, LANDER_PREVIEW, type LanderPage, type LanderTemplate } from '@amarena/shared/contracts/landers';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { useLocation, useParams } from '@amarena/shared/router';
import type { ComponentType } from 'react';
import { LanderProblem } from './parts/LanderProblem.tsx';

export interface LanderProps {
  page: LanderPage;
}

/** Which lander an address asks for. `profile` is the member of a member landing. */
function useWanted(template: LanderTemplate) {
  const language = useStream(bus.language$);
  const { slug, id } = useParams();
  const asked = new URLSearchParams(useLocation().search);
  const preview = asked.get(LANDER_PREVIEW);
  const variant = asked.get('variant');
  return {
    template,
    language,
    slug: slug ?? '',
    ...(id !== undefined && { profile: id }),
    ...(preview !== null && { preview, ...(variant !== null && { variant }) }),
  };
}

/** The screen of a template: asks for its document and shows it, or says why there is none. */
export function landerScreen(template: LanderTemplate, View: ComponentType<LanderProps>): ComponentType {
  return function LanderScreen() {
    const { data, error, refetch } = useQuery(queryFor(getLander, { query: useWanted(template) }));
    if (error !== null) return <LanderProblem error={problemOf(error)} onRetry={() => void refetch()} />;
    return data === undefined ? null : <View page={data.page} />;
  };
}
