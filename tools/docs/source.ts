import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { contractModules } from '../../server/src/openapi/names.ts';

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'once' in value;

/** All endpoints of the contracts. */
export const contractCalls = async (): Promise<Endpoint[]> =>
  (await contractModules()).flatMap(([, module]) => Object.values(module).filter(isEndpoint));
