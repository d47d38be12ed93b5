import type { DeliveryProblem } from '@amarena/shared/contracts/platform/releases';
import type { Refusal } from '../../delivery/refusal.ts';

/** The status of each problem. A repeat cannot fix any of them, so none is one that clients repeat by themselves. */
export const PROBLEM_STATUS = {
  token_missing: 401,
  token_unknown: 401,
  token_revoked: 401,
  token_expired: 401,
  exchange_refused: 401,
  right_missing: 403,
  step_unknown: 404,
  upload_missing: 409,
  refused: 422,
} as const satisfies Record<DeliveryProblem['code'], number>;

const NEW_ONE = 'Ask the operator for a token: "npm run deliver -- token new".';

const TOKENS = {
  token_missing: { found: 'no token', remedy: 'Send "Authorization: Bearer" with a token of this site.' },
  token_unknown: { found: 'a token that this site does not know', remedy: NEW_ONE },
  token_revoked: { found: 'a token that was revoked', remedy: NEW_ONE },
  token_expired: { found: 'a token that has expired', remedy: NEW_ONE },
} as const;

/** The refusal of a token that is not accepted. */
export const tokenRefusal = (code: keyof typeof TOKENS): Refusal => ({
  rule: 'token_refused',
  expected: 'a token of this site that is still valid',
  ...TOKENS[code],
});

/** The refusal of a step whose grant ended while it ran. */
export const grantEnded: Refusal = {
  rule: 'token_refused',
  found: 'a grant whose passkey, or whose member’s role of developer, is gone, or whose member is suspended',
  expected: 'the role and the passkey that the grant names, and an account that may act',
  remedy: 'Ask the operator for a grant: "npm run deliver -- token grant".',
};

/** Why a token is not accepted. */
export const tokenProblem = (code: keyof typeof TOKENS): DeliveryProblem => ({ code, ...refusalOf(tokenRefusal(code)) });

function refusalOf({ all, ...first }: Refusal): Pick<DeliveryProblem, 'refusal'> {
  return { refusal: all === undefined ? first : { ...first, all: [...all] } };
}

/** A step that a rule of delivery refuses. */
export const refusedBy = (refusal: Refusal): DeliveryProblem => ({ code: 'refused', ...refusalOf(refusal) });

export const stepUnknown: DeliveryProblem = {
  code: 'step_unknown',
  refusal: {
    rule: 'order_unclear',
    found: 'the id of a step that this token did not begin',
    expected: 'an id from the answer to a step',
    remedy: 'Run the step again.',
  },
};

export const notBegun = (part: string, version: string): Refusal => ({
  rule: 'upload_refused',
  found: `no upload of ${part}@${version} by this token`,
  expected: 'one that was begun within the last day',
  remedy: 'Send its manifest first, or run "publish" again.',
});

export const uploadMissing = (part: string, version: string): DeliveryProblem => ({
  ...refusedBy(notBegun(part, version)),
  code: 'upload_missing',
});
