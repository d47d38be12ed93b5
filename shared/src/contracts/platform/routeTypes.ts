/** The allowed values of a parameter, or a pattern for them. */
export type Allowed = readonly string[] | RegExp;

type Segments<P extends string> = P extends `${infer First}/${infer Rest}` ? First | Segments<Rest> : P;
type Required<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never;
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never;
type Bare<Segment extends string> = Segment extends `:${infer Name}?` ? Name : Segment extends `:${infer Name}` ? Name : Segment;
type Joined<P extends string> = P extends `${infer First}/${infer Rest}` ? `${Bare<First>}-${Joined<Rest>}` : Bare<P>;

/** The name of the route with this path: its segments joined with `-`, parameters by their bare name; `/` is `index`. */
export type NameOf<P extends string> = P extends '/' ? 'index' : P extends `/${infer Rest}` ? Joined<Rest> : never;

/** Names of a path's parameters, optional ones included. */
export type ParamNames<P extends string> = Required<Segments<P>> | Optional<Segments<P>>;

/** The type of a parameter: one of its allowed words, or any text if its route names none. */
type Value<V, Name> = Name extends keyof V ? (V[Name] extends readonly (infer Word extends string)[] ? Word : string) : string;

/** Parameters of a path by name. `V` has their allowed values. */
export type ParamsOf<P extends string, V> = { readonly [Name in Required<Segments<P>>]: Value<V, Name> } & {
  readonly [Name in Optional<Segments<P>>]?: Value<V, Name> | undefined;
};

type Filled<P extends string, V> = P extends `${infer Before}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? `${Before}${Given<Name, V>}${Filled<`/${After}`, V>}`
    : `${Before}${Given<Rest, V>}`
  : P;
type Given<Name extends string, V> = Name extends `${infer Bare}?` ? '' | `/${Value<V, Bare>}` : `/${Value<V, Name>}`;

/** Addresses of a path: `/members/${string}` for `/members/:id`. `V` has the allowed values of its parameters. */
export type AddressOf<P extends string, V> = Filled<P, V>;
