import { failure, type Result } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import type { ArtifactStore } from '../artifactStore.ts';
import type { BuildSource } from '../buildSource.ts';
import type { PartName } from '../part.ts';
import { manifestOf, type Published, publishBuild, publishShellBuild } from '../publish.ts';
import type { Refusal } from '../refusal.ts';
import type { ShellBuilds } from '../shellBuilds.ts';
import { orRefusal } from '../troubles.ts';
import type { Provenance } from './provenance.ts';

interface Deps {
  readonly artifacts: ArtifactStore;
  readonly shell: ShellBuilds;
  readonly provenance: Provenance;
}

type Outcome = Promise<Result<Published<PartName>, Refusal>>;

const publishAny = ({ artifacts, shell }: Deps, part: PartName, build: BuildSource): Outcome =>
  part === 'shell' ? publishShellBuild(shell, build) : publishBuild(artifacts, build);

const builtTwice = ({ remote, version }: Published<PartName>): Refusal => ({
  rule: 'provenance_invalid',
  found: `${remote}@${version} as it was built this time, with its provenance`,
  expected: `${remote}@${version} as it was published: the same files, with another manifest.json, and no valid provenance`,
  remedy: 'Build, attest and publish under a new version.',
});

/**
 * Publishes a build with the bundle that proves who built it. A bundle that does not fit is refused before anything is
 * stored. If the same files were published before from another build, the provenance of that one stays; so does a bundle
 * that was verified, and another one is refused (`provenance_taken`).
 */
export const publishProven = (deps: Deps, part: PartName, build: BuildSource, bundle: Buffer | null): Outcome =>
  orRefusal(async () => {
    if (bundle === null) return publishAny(deps, part, build);
    const { provenance, artifacts, shell } = deps;
    const found = part === 'shell' ? await manifestOf(build, ShellManifest) : await manifestOf(build, Manifest);
    if (!found.ok) return found;
    const { manifest, bytes } = found.value;
    const refusal = provenance.refusalOf(bundle, bytes, { part, version: manifest.version });
    if (refusal !== null) return failure(refusal);
    const published = await publishAny(deps, part, build);
    if (!published.ok) return published;
    const { remote, version } = published.value;
    const stored = remote === 'shell' ? await shell.read(version, MANIFEST_FILE) : await artifacts.read(remote, version, MANIFEST_FILE);
    if (stored?.equals(bytes)) {
      const taken = await provenance.put(remote, version, bundle);
      return taken === null ? published : failure(taken);
    }
    const { state } = await provenance.of(remote, version);
    return state === 'proven' || state === 'unchecked' ? published : failure(builtTwice(published.value));
  });
