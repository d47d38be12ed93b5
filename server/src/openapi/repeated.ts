import type { JsonObject } from './schemas.ts';

/** Shorter ones would not be shorter as a reference. */
const SHORTEST = 100;
const SHORTEST_PARAMETER = 80;

interface Told {
  readonly operationId: string;
  readonly parameters: readonly JsonObject[];
  readonly requestBody?: JsonObject;
  readonly responses: Readonly<Record<string, JsonObject>>;
}
type Paths = readonly (readonly [string, Readonly<Record<string, JsonObject>>])[];

/** The component of each text that occurs more than once, named after the first call that has it. */
function namesOf(told: readonly { readonly text: string; readonly call: string }[], shortest = SHORTEST): Map<string, string> {
  const groups = Map.groupBy(
    told.filter(({ text }) => text.length >= shortest),
    ({ text }) => text,
  );
  return new Map(
    [...groups].flatMap(([text, [first, ...others]]) => (first === undefined || others.length === 0 ? [] : [[text, first.call]])),
  );
}

const componentsOf = (names: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text)]));

/** Parameters, bodies and answers that several operations have in common, as components, and the paths that refer to them. */
export function repeatedOnce(paths: Paths) {
  const operations = paths.flatMap(([, methods]) => Object.values(methods) as unknown as Told[]);
  const bodies = namesOf(
    operations.flatMap(({ operationId, requestBody }) =>
      requestBody === undefined ? [] : [{ text: JSON.stringify(requestBody), call: operationId }],
    ),
  );
  const answers = namesOf(
    operations.flatMap(({ operationId, responses: { 200: done } }) =>
      done === undefined ? [] : [{ text: JSON.stringify(done), call: operationId }],
    ),
  );
  const parameters = namesOf(
    operations.flatMap(({ operationId, parameters: given }) =>
      given.flatMap((one) => ('$ref' in one ? [] : [{ text: JSON.stringify(one), call: `${operationId}.${one.name}` }])),
    ),
    SHORTEST_PARAMETER,
  );
  const referred = (kind: string, names: ReadonlyMap<string, string>, value: JsonObject): JsonObject => {
    const name = names.get(JSON.stringify(value));
    return name === undefined ? value : { $ref: `#/components/${kind}/${name}` };
  };
  const once = ({ requestBody, responses, ...rest }: Told): JsonObject => {
    const { 200: done, ...others } = responses;
    return {
      ...rest,
      parameters: rest.parameters.map((one) => referred('parameters', parameters, one)),
      ...(requestBody === undefined ? {} : { requestBody: referred('requestBodies', bodies, requestBody) }),
      responses: { ...(done === undefined ? {} : { 200: referred('responses', answers, done) }), ...others },
    };
  };
  return {
    paths: Object.fromEntries(
      paths.map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, told]) => [method, once(told as unknown as Told)])),
      ]),
    ),
    parameters: componentsOf(parameters),
    requestBodies: componentsOf(bodies),
    responses: componentsOf(answers),
  };
}
