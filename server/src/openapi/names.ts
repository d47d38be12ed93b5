import * as z from 'zod/mini';
import { contractFiles } from './docstrings.ts';

/** Every module of the contracts, by file name without extension. */
export const contractModules = (): Promise<[string, Record<string, unknown>][]> =>
  Promise.all(contractFiles().map(async ({ module, path }): Promise<[string, Record<string, unknown>]> => [module, await import(path)]));

const isSchema = (value: unknown): value is z.ZodMiniType => typeof value === 'object' && value !== null && '_zod' in value;

/** Schemas with a name of their own, by which others refer to them. */
export interface Names {
  readonly registry: z.core.$ZodRegistry<{ id: string }>;
  readonly schemas: ReadonlyMap<string, z.ZodMiniType>;
}

/** The schemas that these modules export. One with two names uses the first. */
export function namesOf(modules: readonly [string, Record<string, unknown>][]): Names {
  const registry = z.registry<{ id: string }>();
  const schemas = new Map<string, z.ZodMiniType>();
  for (const [name, value] of modules.flatMap(([, module]) => Object.entries(module))) {
    if (!isSchema(value) || registry.has(value)) continue;
    registry.add(value, { id: name });
    schemas.set(name, value);
  }
  return { registry, schemas };
}
