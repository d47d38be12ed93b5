/** React hands itself to such a hook when it starts, once; fast refresh looks there for what it may render anew. */
interface Hook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const nothing = () => undefined;

/**
 * Remembers React's renderers for a remote that loads later than React: the hook that fast refresh makes by itself
 * comes too late, and forgets those that were there before. React's own developer tools, where installed, do the same.
 */
export function keepRenderers(): void {
  if (HOOK in window) return;
  const renderers = new Map<number, unknown>();
  const hook: Hook = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
  Object.defineProperty(window, HOOK, { value: hook, configurable: true });
}
