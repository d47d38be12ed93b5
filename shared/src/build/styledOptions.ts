/**
 * Options of the styled-components transform. Every build of a package, for the browser and for pre-rendering, must use
 * these. Otherwise the class names differ, without an error in production.
 */
export const styledOptions = (namespace: string) => ({
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  transpileTemplateLiterals: true,
  pure: true,
  namespace,
  // Inside `shared` the facade is imported by its path.
  topLevelImportPaths: ['@amarena/shared/styled', ...['..', '../..', '../../..'].map((up) => `${up}/facades/styled.ts`)],
});
