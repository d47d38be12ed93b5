import type { FastifyServerOptions } from 'fastify';

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>;
type Strategy = Constraints[string];
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1];

/** Name of the rule by which two calls share an address and differ by its query, as the specification wants it. */
export const BY_QUERY = 'query';

/** The rule for Fastify: a request whose query has one of `parts` goes to the route of that part. */
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
