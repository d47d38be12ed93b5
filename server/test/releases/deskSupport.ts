import { postPasskey, postPasskeyChallenge, postPasskeyLogin, postPasskeyOptions } from '@amarena/shared/contracts/account/passkeys';
import { type DeskStep, postDeliveryChallenge, postDeliveryStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { runRole } from '../../src/cli/roles/verbs.ts';
import { newGrant } from '../../src/cli/tokens/verbs.ts';
import { type Authenticator, anAuthenticator } from '../accounts/authenticator.ts';
import { publishBuild } from '../delivery/support/delivery.ts';
import type { TestClient } from '../support/client.ts';
import { type NewMember, signUpActive } from '../support/people.ts';
import { made, openTokenSite, type TokenSite } from './support.ts';

export const origin = 'http://localhost:8080';

/** A developer who has a passkey. */
export interface Developer extends Pick<NewMember, 'id' | 'email' | 'password'> {
  readonly device: Authenticator;
  /** A session made by the passkey. */
  readonly client: TestClient;
}

/** A site at which people act by passkey. Three versions of the chat and one of mf-members are published, none is live. */
export async function openDeskSite(environment: Record<string, string> = {}): Promise<TokenSite> {
  const site = await openTokenSite({ PUBLIC_URL: origin, STAFF_PASSKEYS: 'on', ...environment });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(site.delivery, { remote: 'mf-chat', version });
  await publishBuild(site.delivery, { remote: 'mf-members', version: '1.0.0' });
  return site;
}

/** What people do at /delivery of a site, and what its operator does for them. */
export function deskOf(site: () => TokenSite) {
  const operator = () => ({ by: 'anna@desk', now: site().server.platform.now(), json: false });
  const db = () => site().server.database.db;

  async function add({ client, password }: Pick<NewMember, 'client' | 'password'>): Promise<Authenticator> {
    const device = anAuthenticator();
    const { options } = (await client.call(postPasskeyOptions, { body: { password } })).answer();
    const passkey = device.create({ challenge: options.challenge, origin }, options.user.id);
    (await client.call(postPasskey, { body: { passkey } })).answer();
    return device;
  }
  async function logIn(device: Authenticator): Promise<TestClient> {
    const client = site().server.visitor();
    const { challenge } = (await client.call(postPasskeyChallenge, { body: {} })).answer().options;
    (await client.call(postPasskeyLogin, { body: { passkey: device.answer({ challenge, origin }) } })).answer();
    return client;
  }
  const markOf = async (device: Authenticator): Promise<string> =>
    (await db().selectFrom('passkeys').select('id').where('credential', '=', device.id).executeTakeFirstOrThrow()).id.slice(-6);

  /** The answer of the device to the challenge for a step. */
  async function signed({ client, device }: Pick<Developer, 'client' | 'device'>, step: DeskStep, verified = true) {
    const { challenge } = (await client.call(postDeliveryChallenge, { body: { step } })).answer().options;
    return device.answer({ challenge, origin, verified });
  }

  const liveOf = async (remote: 'mf-chat' | 'mf-members') => (await site().stores.registry.read()).remotes[remote];
  return {
    db,
    operator,
    liveOf,
    chatIsLive: async () => (await liveOf('mf-chat'))?.active.version,
    add,
    logIn,
    markOf,
    signed,
    /** Orders a step that the passkey confirms. */
    async order(developer: Developer, step: DeskStep) {
      const passkey = await signed(developer, step);
      return developer.client.call(postDeliveryStep, { body: { step, passkey } });
    },
    async developer(): Promise<Developer> {
      const member = await signUpActive(site().server);
      const device = await add(member);
      const words = ['give', 'developer', member.email, await markOf(device)];
      made(await runRole(db(), words, { ...operator(), needsPasskey: true, publicUrl: '' }));
      return { ...member, device, client: await logIn(device) };
    },
    async grant({ email, device }: Pick<Developer, 'email' | 'device'>, parts: string, steps: string): Promise<string> {
      const wanted = { member: email, parts, steps, days: 1, passkey: await markOf(device) };
      return made(await newGrant(db(), wanted, operator())).join('\n');
    },
  };
}

/** An activation of the chat without a mount. */
export const activation = (version: string, percent = 100): DeskStep => ({
  step: 'activate',
  part: 'mf-chat',
  version,
  percent,
  smoke: false,
});
/** All steps that a grant can allow but `return`, which is a rollback of all parts. */
export const ALL = 'check,canary,activate,rollback,no-smoke';
