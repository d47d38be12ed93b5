/** Global under which the entry of a remote finds the federation runtime that the shell provides. */
export const RUNTIME_GLOBAL = 'AMARENA_FEDERATION';

/** Constant in the shell's code that the build replaces by the versions of what it shares, by shared key. */
export const VERSIONS_CONSTANT = '__SHARED_VERSIONS__';

/** What the build of a remote asks of a federation runtime, as `@module-federation/enhanced` 2.9 writes it. */
export interface FederationRuntime {
  readonly bundlerRuntime: {
    /** Returns what stands for the remote in its own runtime; nothing reads it. */
    init(): object;
    /** Puts the shared modules that a chunk needs into the remote, before the chunk runs. */
    consumes(request: ConsumeRequest): void;
  };
  readonly runtime: object;
}

type ModuleId = string | number;

export interface ConsumeRequest {
  readonly chunkId: ModuleId;
  /** Modules that are there (0) or on their way. */
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

/** A remote's entry, once its script has run. */
export interface Container {
  get(expose: string): Promise<() => unknown>;
}
