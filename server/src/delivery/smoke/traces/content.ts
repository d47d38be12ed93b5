import type { Recorder } from './recorder.ts';

/** Runs in the page: globals, the title, stored values and elements beside the page's own. */
export function recordContent({ sources }: Recorder): void {
  const globals = new Set(Object.getOwnPropertyNames(window));
  const counted = (names: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  const called = (element: Element): string =>
    [
      element.localName,
      element.id && `#${element.id}`,
      element.getAttribute('role') && `[role="${element.getAttribute('role')}"]`,
      element.getAttribute('href') && `[href="${element.getAttribute('href')}"]`,
    ].join('');
  // What came with the document is the page's own, also if it comes only with some pages.
  const served = new WeakSet<Element>();
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') for (const element of document.querySelectorAll('*')) served.add(element);
  });
  const isSheet = 'style, link[rel="stylesheet"]';

  sources.push((remote) => {
    // Container and chunks of a version have its remote's name. The shell loads other remotes ahead.
    const own = `${remote.replaceAll('-', '_')}_`;
    const added = Object.getOwnPropertyNames(window).filter(
      (name) => !globals.has(name) && !name.includes(own) && !/^((webpackChunk)?mf_[a-z]+_\w+|\d+)$/.test(name),
    );
    const elements = [
      ...document.body.children,
      ...[...document.querySelectorAll(isSheet)].filter(({ parentElement }) => parentElement !== document.body),
    ];
    return {
      global: counted(added),
      element: counted([
        ...elements.filter((element) => !served.has(element)).map(called),
        ...document.adoptedStyleSheets.map(() => 'style sheet of the document'),
      ]),
      // Its last part is the name of the site.
      title: {
        'document.title': document.title.split(/ [·|–—] /).at(-1) ?? '',
        'title elements': document.head.querySelectorAll('title').length,
      },
      stored: counted([...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => !name.startsWith('amarena.'))),
    };
  });
}
