import { type ComponentProps, type ReactElement, useContext } from 'react';
import { type ServerStyleSheet, StyleSheetContext } from 'styled-components';

type Styles = ComponentProps<typeof StyleSheetContext.Provider>['value'];
type Compile = Styles['stylis'];

/** A remote's screens have some three hundred rules; only rules with free values, such as a width, make more of them. */
const MOST = 5_000;

const compiled = new Map<string, string[]>();
let compileOnce: Compile | null = null;

/** Compiles the CSS of a component once for all renders: its rules depend on nothing but the arguments. */
function compilingOnce(compile: Compile): Compile {
  const once: Compile = (css, selector, prefix, component) => {
    const key = [component, selector, prefix, css].join('\n');
    const rules = compiled.get(key) ?? compile(css, selector, prefix, component);
    if (compiled.size >= MOST) compiled.clear();
    compiled.set(key, rules);
    return rules;
  };
  once.hash = compile.hash;
  return once;
}

function Collected({ sheet, children }: { sheet: ServerStyleSheet; children: ReactElement }) {
  const styles = useContext(StyleSheetContext);
  compileOnce ??= compilingOnce(styles.stylis);
  return (
    <StyleSheetContext.Provider value={{ ...styles, styleSheet: sheet.instance, stylis: compileOnce }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

/** An element whose rules a sheet collects. The sheet starts empty, but nothing is compiled twice. */
export const collectStyles = (sheet: ServerStyleSheet, element: ReactElement): ReactElement => (
  <Collected sheet={sheet}>{element}</Collected>
);
