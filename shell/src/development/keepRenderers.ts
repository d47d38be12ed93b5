/** The DevTools hook that React registers with when it starts. Fast refresh finds its renderers there. */
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
 * Keeps React's renderers for remotes that load after React. The hook that fast refresh installs itself comes too late
 * and misses earlier renderers. The React developer tools, if installed, do the same.
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
