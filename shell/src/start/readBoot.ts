import { Boot } from '@amarena/shared/federation/boot';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { REGISTRY_SCHEMA_VERSION } from '@amarena/shared/federation/registry';
import * as z from '@amarena/shared/schema';

/** The boot data in the HTML. Throws with the reason if it is missing, not JSON, or of a schema unknown to this shell. */
export function readBoot(page: Document = document): Boot {
  const text = page.getElementById(BOOT_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page has no element "${BOOT_ELEMENT}".`);
  const given: unknown = JSON.parse(text);
  const version = (given as { snapshot?: { schemaVersion?: unknown } }).snapshot?.schemaVersion;
  if (version !== REGISTRY_SCHEMA_VERSION) {
    throw new Error(`The registry has schema version ${String(version)}; this shell reads version ${REGISTRY_SCHEMA_VERSION}.`);
  }
  const parsed = z.safeParse(Boot, given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`The page's data is broken at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`);
}
