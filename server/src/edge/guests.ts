import { isGuestName, type PageGuest } from '@amarena/shared/contracts/platform/guests';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { PartName } from '@amarena/shared/contracts/platform/routes';
import type { Override } from '@amarena/shared/federation/boot';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { ArtifactStore } from '../delivery/artifactStore.ts';
import type { LiveRegistry } from '../delivery/liveSnapshot.ts';
import type { DocumentParts } from './document.ts';
import { publishedManifest } from './overrides.ts';

/** The overrides that concern a page of `owner`, which gets what is `live`: no other page knows a guest. */
export const overridesFor = (overrides: readonly Override[], owner: PartName | null, live: LiveRegistry): readonly Override[] =>
  overrides.filter(({ remote }) => remote === owner || !isGuestName(remote) || live.remotes[remote] !== undefined);

interface GuestDeps {
  readonly live: LiveRegistry;
  readonly overrides: readonly Override[];
  readonly artifacts: ArtifactStore;
}

/** The manifest of the version that describes a guest's page in this browser; null: there is none. */
export async function describing(owner: PartName, { live, overrides, artifacts }: GuestDeps): Promise<Manifest | null> {
  const override = overrides.find(({ remote }) => remote === owner);
  if (override?.kind === 'version') {
    const published = await publishedManifest(artifacts, override);
    return published.ok ? published.value : null;
  }
  if (owner === 'shell') return null;
  const { active = null, previous = null } = live.remotes[owner] ?? {};
  return active ?? previous;
}

/**
 * The guest that owns a page, as the version describes it that this browser asked for, else the active one: a canary
 * changes neither title nor access. Null if no version of it is live.
 */
export async function guestAt(owner: PartName, deps: GuestDeps): Promise<PageGuest | null> {
  const manifest = await describing(owner, deps);
  const guest = manifest?.contract.guest;
  return manifest === null || guest === undefined ? null : { name: manifest.remote, ...guest };
}

/** The title of a guest's page. There is no text about it for search engines. */
export const aboutGuest = (guest: PageGuest | undefined, language: Language): DocumentParts['about'] =>
  guest === undefined ? null : { title: guest.titles[language], tags: [] };
