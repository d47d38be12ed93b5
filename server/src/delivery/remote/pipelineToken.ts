import { setTimeout as pause } from 'node:timers/promises';
import { type DeliveryRefusal, postDeliveryExchange } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import * as z from '@amarena/shared/schema';
import { createCalls, NO_REPEATS, type TokenSource } from './calls.ts';

/** Where GitHub Actions signs a token for a job with `permissions: id-token: write`. */
export interface PipelineSigner {
  readonly address: string;
  /** What the job may ask it with. */
  readonly key: string;
  /** Whom the token is for, as a rule in DELIVERY_TRUST of the site names it. */
  readonly audience: string;
}

const Signed = z.object({ value: z.string() });
const WITHIN = 30_000;
/** Milliseconds before each further try. A signed token counts once, so each try asks for a new one. */
const PAUSES = [1_000, 4_000];

/** Rules by which a call is refused that may succeed a moment later. What the site says of a signed token is final. */
const MAY_PASS: readonly string[] = ['site_unreachable', 'site_refused', 'token_not_signed'];

const unsigned = (found: string): DeliveryRefusal => ({
  rule: 'token_not_signed',
  found,
  expected: 'a token that GitHub signs for this job',
  remedy: 'Give the job "permissions: id-token: write", or set DELIVERY_TOKEN.',
});

async function signedToken({ address, key, audience }: PipelineSigner): Promise<Result<string, DeliveryRefusal>> {
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN),
    });
    if (!response.ok) return failure(unsigned(`ACTIONS_ID_TOKEN_REQUEST_URL answered ${response.status}`));
    const signed = Signed.safeParse(await response.json());
    return signed.success ? success(signed.data.value) : failure(unsigned('ACTIONS_ID_TOKEN_REQUEST_URL answered without a token'));
  } catch (error) {
    return failure(unsigned(`ACTIONS_ID_TOKEN_REQUEST_URL does not answer: ${error instanceof Error ? error.message : String(error)}`));
  }
}

/** Exchanges the signed token of the job for one of the site, once for each command. */
export function pipelineToken(site: string, signer: PipelineSigner): TokenSource {
  const call = createCalls({ url: site, token: async () => success('') }, NO_REPEATS);
  async function exchanged(): Promise<Result<string, DeliveryRefusal>> {
    const signed = await signedToken(signer);
    if (!signed.ok) return signed;
    const given = await call(postDeliveryExchange, { body: { token: signed.value } });
    return given.ok ? success(given.value.token) : given;
  }
  async function repeated(): Promise<Result<string, DeliveryRefusal>> {
    for (let tried = 0; ; tried += 1) {
      const token = await exchanged();
      const wait = PAUSES[tried];
      if (token.ok || !MAY_PASS.includes(token.error.rule) || wait === undefined) return token;
      await pause(wait);
    }
  }
  let asked: Promise<Result<string, DeliveryRefusal>> | null = null;
  return () => {
    asked ??= repeated();
    return asked;
  };
}
