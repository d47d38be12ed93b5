import type { DeliveredProvenance } from '@amarena/shared/contracts/platform/delivery';
import { defineCatalogue } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import type it from './words/it.ts';

/** Apart from the other words of this screen. */
export const provenanceCatalogue = defineCatalogue<typeof it>({
  namespace: 'shell-team-provenance',
  load: (language) => import(`./words/${language}.ts`),
});

const COMMIT = 7;

/** `octo/chat, release.yml, 3f78685`: repository, workflow and commit. */
const sourceOf = ({ repository, workflow, commit }: DeliveredProvenance): string =>
  [
    repository === null ? '?' : repository.replace(/^https:\/\/[^/]+\//, ''),
    ...(workflow === null ? [] : [workflow.replace(/@.*$/, '').split('/').at(-1)]),
    ...(commit === null ? [] : [commit.slice(0, COMMIT)]),
  ].join(', ');

/** Who built a version, with a link to the run that did if the site trusts it. Nothing if an older server does not say. */
export function Provenance({ provenance }: { provenance: DeliveredProvenance | undefined }) {
  const t = provenanceCatalogue.useT();
  if (provenance === undefined) return null;
  const { state } = provenance;
  const source = sourceOf(provenance);
  const words = state === 'proven' ? t('proven', { source }) : state === 'foreign' ? t('foreign', { source }) : t(state);
  const run = state === 'proven' && provenance.run?.startsWith('https://') ? provenance.run : null;
  return (
    <Muted as="span" $size="sm" title={provenance.workflow ?? undefined}>
      {run === null ? words : <a href={run}>{words}</a>}
    </Muted>
  );
}
