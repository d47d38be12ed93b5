import type { RemoteName } from '@amarena/shared/contracts/platform/routes';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import * as members from '../../../mf-members/src/entry.tsx';
import * as recent from '../../../mf-members/src/widgets/recent.tsx';

/**
 * Replaces the loader in the single build: the first page is included, the others load by route, as one would normally
 * write it.
 */
const MODULES: Readonly<Record<RemoteName, Readonly<Record<string, () => unknown>>>> = {
  'mf-members': { './page': () => members, './recent': () => recent },
  'mf-chat': { './page': () => import('../../../mf-chat/src/entry.tsx') },
  'mf-payments': { './page': () => import('../../../mf-payments/src/entry.tsx') },
  'mf-signup': { './page': () => import('../../../mf-signup/src/entry.tsx') },
  'mf-landers': { './page': () => import('../../../mf-landers/src/entry.tsx') },
};

const remoteOf = ({ base }: LoadableVersion): string => base.split('/')[2] ?? '';

export const entryOf = ({ base }: LoadableVersion): string => base;

export const createFederation = () => ({
  async load(version: LoadableVersion, expose: string): Promise<unknown> {
    const give = (MODULES as Readonly<Record<string, Readonly<Record<string, () => unknown>>>>)[remoteOf(version)]?.[expose];
    if (give === undefined) throw new Error(`${version.base} has no ${expose}.`);
    return give();
  },
});
