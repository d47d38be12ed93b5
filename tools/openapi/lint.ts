import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Problems of an OpenAPI document, by the recommended rules: errors and warnings alike, each with its place. */
export async function lintOpenApi(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => `${place?.pointer ?? '#/'}: ${message} (${ruleId})`);
}
