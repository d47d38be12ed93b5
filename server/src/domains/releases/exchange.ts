import type { DeliveryProblem } from '@amarena/shared/contracts/platform/releases';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { type Db, inTransaction } from '../../db/schema.ts';
import { MINUTE, SECOND } from '../../times.ts';
import { insertStep } from './steps.repository.ts';
import { insertExchange } from './tokens.repository.ts';
import { makeToken } from './tokens.ts';
import type { TrustRule } from './trust.ts';

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly trust: readonly TrustRule[];
}

interface Given {
  readonly token: string;
  readonly name: string;
  readonly expires_at: string;
}

const ALGORITHMS = ['RS256', 'ES256'];
const OLDEST_SECONDS = 600;
const TOLERANCE_SECONDS = 5;
const KEYS_WITHIN = 5 * SECOND;
const LONGEST_NAME = 200;
const LONGEST_ID = 200;
/** The claims that a rule may name. */
const COMPARED = ['repository', 'repository_id', 'repository_owner_id', 'ref', 'environment', 'job_workflow_ref'] as const;
/** What the log keeps of a signed token. */
const LOGGED = ['repository', 'ref', 'sha', 'workflow', 'run_id', 'run_attempt', 'actor', 'environment'] as const;
/** Errors that say something about the token. Others say that the issuer could not be asked. */
const ABOUT_TOKEN = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

const refused = (found: string): Result<never, DeliveryProblem> =>
  failure({
    code: 'exchange_refused',
    refusal: {
      rule: 'token_refused',
      found,
      expected: 'a fresh token of a pipeline that a rule of DELIVERY_TRUST names',
      remedy: 'Compare issuer, audience and claims with the rules; request a new token for each exchange.',
    },
  });

const textIn = (payload: JWTPayload, name: string): string | null => {
  const value = payload[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** A stranger's text as it may be printed: ASCII, and not long. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_NAME);

/** Names the pipeline in the history. Names that an operator gives have neither slash nor "@". */
const nameOf = (payload: JWTPayload): string => {
  const [repository, ref, run] = ['repository', 'ref', 'run_id'].map((name) => textIn(payload, name) ?? '?');
  return printable(`${repository}@${ref} run ${run}`);
};

/** A pipeline, whatever ref, run or actor it has: the repository of the issuer. */
const identityOf = (payload: JWTPayload, { issuer }: TrustRule): string => `${issuer} ${textIn(payload, 'repository') ?? ''}`;

const audiencesOf = ({ aud }: JWTPayload): readonly string[] => (aud === undefined ? [] : [aud].flat());

const isNamedBy = (payload: JWTPayload, { audience, claims }: TrustRule): boolean =>
  audiencesOf(payload).includes(audience) && Object.entries(claims).every(([name, value]) => textIn(payload, name) === value);

/** What the rules compare, as the token has it: a team cannot read the rules, and its operator cannot read the token. */
const comparedIn = (payload: JWTPayload): string => {
  const claims = COMPARED.map((name) => {
    const value = textIn(payload, name);
    return value === null ? `no ${name}` : `${name} ${printable(value)}`;
  });
  return [`audience ${printable(audiencesOf(payload).join(' '))}`, ...claims].join(', ');
};

const issuerOf = (token: string): string | null => {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
};

/**
 * Exchanges the signed token of a pipeline for a short-lived one of this site. Only addresses in the rules are ever
 * asked for keys, and each signed token counts once.
 */
export function createExchange({ db, now, trust }: Deps) {
  const keySets = new Map(
    trust.map(({ issuer, keys = `${issuer.replace(/\/+$/, '')}/.well-known/jwks` }) => [
      issuer,
      createRemoteJWKSet(new URL(keys), { timeoutDuration: KEYS_WITHIN }),
    ]),
  );

  /** What the issuer signed. Fails with the reason, or as `unavailable` if the issuer does not answer. */
  async function verified(token: string): Promise<Result<JWTPayload, DeliveryProblem | ApiError>> {
    const issuer = issuerOf(token);
    const keySet = issuer === null ? undefined : keySets.get(issuer);
    if (issuer === null || keySet === undefined) return refused('a token of an issuer that no rule names');
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        algorithms: ALGORITHMS,
        currentDate: now(),
        clockTolerance: TOLERANCE_SECONDS,
        maxTokenAge: OLDEST_SECONDS,
        requiredClaims: ['aud', 'exp', 'iat', 'jti'],
      });
      return success(payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refused('a token that has expired');
      if (ABOUT_TOKEN.some((kind) => error instanceof kind)) return refused('a token that its issuer did not sign in this form');
      return failure({ code: 'unavailable' });
    }
  }

  async function make(trx: Db, payload: JWTPayload, rule: TrustRule): Promise<Given> {
    const [name, at] = [nameOf(payload), now()];
    const expires_at = new Date(at.getTime() + rule.minutes * MINUTE);
    const rights = { parts: rule.parts, steps: rule.steps };
    const whose = { exchanged: true, identity: identityOf(payload, rule), made_by: rule.issuer };
    const { id, token } = await makeToken(trx, { name, ...rights, ...whose, created_at: at, expires_at });
    const claims = Object.fromEntries(LOGGED.flatMap((claim) => [[claim, textIn(payload, claim)]].filter(([, value]) => value !== null)));
    await insertStep(trx, {
      id: uuidv7(),
      at,
      token_id: id,
      name,
      key: 'exchange of a signed token',
      asked: '',
      step: 'exchange',
      parts: rule.parts,
      wish: JSON.stringify({ step: 'exchange', claims }),
      outcome: 'done',
      lines: [],
      refusal: null,
      ended_at: at,
    });
    return { token, name, expires_at: expires_at.toISOString() };
  }

  return async (token: string): Promise<Result<Given, DeliveryProblem | ApiError>> => {
    const found = await verified(token);
    if (!found.ok) return found;
    const payload = found.value;
    const { iss: issuer = '', jti = '', exp = 0 } = payload;
    if (typeof jti !== 'string' || jti === '' || jti.length > LONGEST_ID) return refused('a token without an id of usual length');
    const rule = trust.find((one) => one.issuer === issuer && isNamedBy(payload, one));
    if (rule === undefined) return refused(`a token that no rule names: ${comparedIn(payload)}`);
    return inTransaction(db, async (trx) => {
      const isFirst = await insertExchange(trx, { issuer, jti, expires_at: new Date(exp * SECOND) });
      return isFirst ? success(await make(trx, payload, rule)) : refused('a token that was exchanged before');
    });
  };
}
export type Exchange = ReturnType<typeof createExchange>;
