import { openStores } from '../openStores.ts';
import { NO_PROVENANCE } from '../provenance/rules.ts';
import type { Refusal } from '../refusal.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { BrowserNotNamed } from './findBrowser.ts';
import { type MountNews, MountOrder, SMOKE_RULES } from './mountOrder.ts';
import { createSmoke } from './smoke.ts';

/** Mounts candidates for a server, in a process of its own: `mountApart` starts it, and sends one order. */
const tell = (news: MountNews): void => void process.send?.(news);

const noBrowser = (found: string): Refusal => ({
  rule: 'smoke_unavailable',
  found,
  expected: 'a Chromium on a server with the role "jobs", and the optional package playwright-core',
  remedy: 'Ask the operator for one, or skip the mount with --no-smoke, which needs a right of its own.',
});

async function refusalsFor({ settings, candidates, live, before, less }: MountOrder): Promise<readonly Refusal[]> {
  const say = (line: string): void => tell({ line });
  const delivery = await openStores({ ...settings, deliveryProvenance: NO_PROVENANCE });
  const smoke = createSmoke({ delivery, database: () => emptyDatabase(settings.dataDir, say), say });
  try {
    return await smoke.mount(candidates, live, { before, less });
  } catch (error) {
    if (error instanceof BrowserNotNamed) return [noBrowser(error.message)];
    throw error;
  } finally {
    await smoke.close();
  }
}

process.once('message', (order: unknown) => {
  refusalsFor(MountOrder.parse(order)).then(
    (refusals) => {
      tell({ refusals: refusals.map(({ found, expected, remedy, rule }) => ({ found, expected, remedy, rule: smokeRule(rule) })) });
      process.disconnect();
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

/** A mount breaks no other rule. */
const smokeRule = (rule: Refusal['rule']) => SMOKE_RULES.find((one) => one === rule) ?? 'smoke_failed';
