import type { DeliveredProvenance } from '@amarena/shared/contracts/platform/delivery';
import { Muted } from '@amarena/shared/ui-first';
import { teamCatalogue } from '../catalogue.ts';

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
  const t = teamCatalogue.useT();
  if (provenance === undefined) return null;
  const { state } = provenance;
  const source = sourceOf(provenance);
  const words =
    state === 'proven'
      ? t('provenance.proven', { source })
      : state === 'foreign'
        ? t('provenance.foreign', { source })
        : t(`provenance.${state}`);
  const run = state === 'proven' && provenance.run?.startsWith('https://') ? provenance.run : null;
  return (
    <Muted as="span" $size="sm" title={provenance.workflow ?? undefined}>
      {run === null ? words : <a href={run}>{words}</a>}
    </Muted>
  );
}
