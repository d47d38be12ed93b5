import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runRole } from '../../server/src/cli/roles/verbs.ts';
import { newGrant } from '../../server/src/cli/tokens/verbs.ts';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { PUBLISHED } from '../setup/publishMissing.ts';

/**
 * A site for one journey, on a copy of what another one has published, where roles need passkeys. The embedded database
 * belongs to this process alone, so it does what an operator does on a server of their own: an e-mail address on the
 * standard input makes that member a developer, with a grant for the first passkey. Answers are lines of JSON.
 */
const REMOTE = 'mf-chat';
const STEPS = 'check,canary,activate,rollback,no-smoke';
const MARK_LENGTH = 6;

const tell = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Publishes the live build once more under another version, as a candidate that can go live without a build. */
async function publishCandidate(dataDir: string): Promise<{ active: string; candidate: string }> {
  const { artifacts, registry } = deliveryFolders(dataDir);
  const active = (await registry.read()).remotes[REMOTE]?.active.version ?? '';
  const manifest = await artifacts.manifest(REMOTE, active);
  if (manifest === null) throw new Error(`${REMOTE} is not live.`);
  const candidate = `${active}-candidate`;
  const forms = Object.keys(manifest.files).flatMap((file) => ['', '.br', '.gz'].map((form) => `${file}${form}`));
  const read = await Promise.all(forms.map(async (file) => [file, await artifacts.read(REMOTE, active, file)] as const));
  const files = read.flatMap(([file, bytes]): [string, Buffer][] => (bytes === null ? [] : [[file, bytes]]));
  const described = Buffer.from(JSON.stringify({ ...manifest, version: candidate }));
  await artifacts.put(REMOTE, candidate, new Map([...files, ['manifest.json', described]]));
  return { active, candidate };
}

/** Gives the role and a grant to a member with one passkey. */
async function grantTo({ database: { db } }: App, email: string): Promise<void> {
  const { id } = await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const passkey = await db.selectFrom('passkeys').select('id').where('member_id', '=', id).executeTakeFirstOrThrow();
  const mark = passkey.id.slice(-MARK_LENGTH);
  const operator = { by: 'a test', now: new Date(), json: false };
  const given = await runRole(db, ['give', 'developer', email, mark], { ...operator, needsPasskey: true, publicUrl: '' });
  if (!given.ok) throw new Error(given.error);
  const granted = await newGrant(db, { member: email, passkey: mark, parts: REMOTE, steps: STEPS, days: 1 }, operator);
  if (!granted.ok) throw new Error(granted.error);
  tell({ granted: email });
}

async function serve(from: string): Promise<void> {
  const config = readConfig(process.env);
  for (const folder of PUBLISHED) await cp(join(from, folder), join(config.dataDir, folder), { recursive: true });
  const versions = await publishCandidate(config.dataDir);
  const app = await buildApp(config);
  await app.start();
  tell({ address: config.publicUrl, ...versions });
  for await (const email of createInterface({ input: process.stdin })) await grantTo(app, email);
  await app.close();
  process.exit(0);
}

await serve(process.argv[2] ?? '');
