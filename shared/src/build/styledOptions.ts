/**
 * Options of the styled-components transform. Every build of a package, for the browser and for prerendering, takes
 * these: with others the class names differ, and in production nobody notices.
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
