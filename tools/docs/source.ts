import type { Endpoint } from '@amarena/shared/contracts/endpoint';
import { contractFiles } from '../../server/src/openapi/docstrings.ts';

/** Every module of the contracts, by its file's name without the ending. */
export const contractModules = (): Promise<[string, Record<string, unknown>][]> =>
  Promise.all(contractFiles().map(async ({ module, path }): Promise<[string, Record<string, unknown>]> => [module, await import(path)]));

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'once' in value;

/** Every call of the contracts. */
export const contractCalls = async (): Promise<Endpoint[]> =>
  (await contractModules()).flatMap(([, module]) => Object.values(module).filter(isEndpoint));
