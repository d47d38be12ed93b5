import { openApiDocument } from '../server/src/openapi/document.ts';
import { contractModules, namesOf } from '../server/src/openapi/names.ts';
import { contractCalls } from './docs/source.ts';
import { lintOpenApi } from './openapi/lint.ts';

/** Fails if the document of `/api/openapi.json` breaks a rule of OpenAPI, or if an endpoint has no description. */
for (const problem of await lintOpenApi(openApiDocument(await contractCalls(), namesOf(await contractModules())))) {
  console.error(problem);
  process.exitCode = 1;
}
