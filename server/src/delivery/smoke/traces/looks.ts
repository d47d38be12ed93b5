import type { Recorder } from './recorder.ts';

/** Runs in the page: how the frame looks, and style rules that apply to elements of all parts. */
export function recordLooks({ sources }: Recorder): void {
  const LOOKS = `display visibility opacity color backgroundColor fontSize fontFamily fontWeight fontStyle lineHeight
    letterSpacing textTransform position transform filter clipPath pointerEvents userSelect zIndex boxSizing overflowX
    direction cursor marginTop marginLeft paddingTop paddingLeft borderTopWidth borderTopColor`.split(/\s+/);
  const FRAME: Readonly<Record<string, string>> = {
    html: 'html',
    body: 'body',
    'the top bar': 'header',
    'a link of the top bar': 'header a',
    'the content': 'main',
    'the footer': 'footer',
    'a link of the footer': 'footer a',
  };
  const lookOf = ([name, selector]: [string, string]): [string, string][] => {
    const element = document.querySelector(selector);
    // Some parts of the frame come later than others.
    if (element === null) return [];
    const style = getComputedStyle(element);
    return LOOKS.map((look) => [`${look} of ${name}`, String(Reflect.get(style, look))]);
  };

  /** The selectors of a list; commas in brackets are part of one. */
  const listed = (text: string): string[] => {
    const parts = [''];
    let depth = 0;
    for (const sign of text) {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (sign === ',' && depth === 0) parts.push('');
      else parts.push((parts.pop() ?? '') + sign);
    }
    return parts;
  };
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      const inside = rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
      return rule instanceof CSSStyleRule ? [...listed(rule.selectorText), ...inside] : inside;
    });
  // Without a class, an id or an attribute.
  const isGlobal = (selector: string): boolean => !/[.#[&]/.test(selector);

  sources.push(() => {
    const rule: Record<string, number> = {};
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    for (const selector of sheets.flatMap((sheet) => selectorsOf(sheet.cssRules)).filter(isGlobal)) {
      const name = selector.trim();
      rule[name] = (rule[name] ?? 0) + 1;
    }
    return { rule, frame: Object.fromEntries(Object.entries(FRAME).flatMap(lookOf)) };
  });
}
