/** Global under which a remote's entry finds the shell's federation runtime. */
export const RUNTIME_GLOBAL = 'AMARENA_FEDERATION';

/** Name of a symbol on `window` while the first page stands without single-spa: the shell has not replaced what it will replace. */
export const ROUTING_HELD = 'AMARENA_ROUTING_HELD';

/** Constant in the shell's code that the build replaces with the versions of its shared modules, by key. */
export const VERSIONS_CONSTANT = '__SHARED_VERSIONS__';

/** What a remote's build requires of a federation runtime, as `@module-federation/enhanced` 2.9 generates it. */
export interface FederationRuntime {
  readonly bundlerRuntime: {
    /** Returns an object for the remote's own runtime; nothing reads it. */
    init(): object;
    /** Adds the shared modules that a chunk needs to the remote, before the chunk runs. */
    consumes(request: ConsumeRequest): void;
  };
  readonly runtime: object;
}

type ModuleId = string | number;

export interface ConsumeRequest {
  readonly chunkId: ModuleId;
  /** Modules that are available (0) or loading. */
  readonly installedModules: Record<ModuleId, 0 | Promise<void>>;
  /** What the chunk waits for. */
  readonly promises: (0 | Promise<void>)[];
  readonly webpackRequire: {
    /** Factories of modules. */
    readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
    /** Modules that have run. */
    readonly c: Record<ModuleId, unknown>;
    readonly consumesLoadingData: {
      readonly chunkMapping?: Readonly<Record<ModuleId, readonly ModuleId[]>>;
      readonly moduleIdToConsumeDataMapping?: Readonly<Record<ModuleId, { readonly shareKey: string; readonly requiredVersion: string }>>;
    };
  };
}

/** A remote's entry after its script has run. */
export interface Container {
  get(expose: string): Promise<() => unknown>;
}
