import type { FastifyServerOptions } from 'fastify';

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>;
type Strategy = Constraints[string];
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1];

/** Name of the constraint by which two endpoints share a path and differ by query, as the specification requires. */
export const BY_QUERY = 'query';

/** The constraint for Fastify: a request whose query has one of `parts` goes to the route with that part. */
export function routesByQuery(parts: readonly string[]): Strategy {
  return {
    name: BY_QUERY,
    storage() {
      const handlers = new Map<unknown, Handler>();
      return {
        get: (part) => handlers.get(part) ?? null,
        set: (part, handler) => void handlers.set(part, handler),
      };
    },
    deriveConstraint(request) {
      const given = new URLSearchParams(request.url?.split('?')[1]);
      const found = parts.find((part) => {
        const [name = '', value] = part.split('=');
        return given.get(name) === value;
      });
      return found ?? '';
    },
    validate: () => undefined,
    mustMatchWhenDerived: false,
  };
}
