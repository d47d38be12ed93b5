/**
 * Notes which style sheets the document has adopted. The function that it returns restores them, and is true if there
 * were others. The shell adopts none: a sheet that a remote adopts applies to every part, also after it has left.
 */
export function noteSheets(): () => boolean {
  // Older browsers have none.
  const before: CSSStyleSheet[] = [...(document.adoptedStyleSheets ?? [])];
  return () => {
    const isChanged = (document.adoptedStyleSheets ?? []).some((sheet) => !before.includes(sheet));
    if (isChanged) document.adoptedStyleSheets = before;
    return isChanged;
  };
}
