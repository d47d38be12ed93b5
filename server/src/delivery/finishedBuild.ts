import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import * as z from '@amarena/shared/schema';
import type { PartName } from './part.ts';
import type { Refusal } from './refusal.ts';

/** What says whose build a manifest is of; the rest is checked when it is published. */
const Whose = z.object({ remote: z._default(z.string(), 'shell'), version: z.string() });

async function whoseBuild(directory: string): Promise<z.infer<typeof Whose> | null> {
  try {
    return Whose.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
  } catch {
    // No file, no JSON, or no manifest: no build in any case.
    return null;
  }
}

/**
 * The folder of a build that someone else finished, such as another job of the pipeline. Fails unless it is a build of this
 * part and, if one is named, of this version.
 */
export async function finishedBuild(name: PartName, version: string | undefined, directory: string): Promise<Result<string, Refusal>> {
  const found = await whoseBuild(directory);
  if (found?.remote === name && (version === undefined || found.version === version)) return success(directory);
  return failure({
    rule: 'order_unclear',
    found:
      found === null
        ? `--built ${directory}, where there is no build`
        : `--built ${directory}, a build of ${found.remote}@${found.version}`,
    expected: version === undefined ? `a build of ${name}` : `a build of ${name}@${version}`,
    remedy: 'Name the folder with the manifest.json of that build, or leave --built out to build it here.',
  });
}
