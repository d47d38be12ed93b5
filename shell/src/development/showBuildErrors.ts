/** What the dev middleware's client reports for each build. */
interface BuildMessage {
  readonly type: string;
  readonly data?: readonly string[];
}

const STYLE =
  'position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; margin: 0; overflow: auto; padding: 16px;' +
  'border-top: 4px solid #e5484d; background: #1a1111; color: #fdf3f0; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap';
const GOOD: ReadonlySet<string> = new Set(['webpackOk', 'webpackStillOk', 'webpackWarnings']);

const isBuildMessage = (data: unknown): data is BuildMessage =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';

/** Shows compile errors over the page until they are fixed. The page keeps running on the last good build. */
export function showBuildErrors(): void {
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.lang = 'en';
  panel.style.cssText = STYLE;
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window || !isBuildMessage(data)) return;
    if (data.type === 'webpackErrors') {
      panel.textContent = ['This does not compile. The page goes on with the last version that did.', ...(data.data ?? [])].join('\n\n');
      document.body.append(panel);
    } else if (GOOD.has(data.type)) panel.remove();
  });
}
