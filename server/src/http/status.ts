import type { ApiError } from '@amarena/shared/errors';

/**
 * Maps each error code to a status. Browsers repeat 408, 429 and 5xx by themselves, so a refusal that a repeat cannot
 * fix must not use one of them.
 */
export const STATUS = {
  validation_failed: 400,
  idempotency_key_missing: 400,
  login_failed: 401,
  passkey_failed: 401,
  credits_insufficient: 402,
  authentication_required: 403,
  member_changed: 403,
  forbidden: 403,
  signup_disabled: 403,
  search_hidden: 403,
  profile_disabled: 403,
  blocked_by_user: 403,
  blocked: 403,
  conversation_limit: 403,
  swipes_used_up: 403,
  swipe_likes_used_up: 403,
  reports_used_up: 403,
  case_not_yours: 403,
  address_unconfirmed: 403,
  account_suspended: 403,
  password_wrong: 403,
  passkey_limit: 403,
  passkey_session_needed: 403,
  mails_used_up: 403,
  verification_limit: 403,
  premium_required: 403,
  spending_limit_reached: 403,
  iban_blocked: 403,
  phone_blocked: 403,
  direct_debit_limit: 403,
  photo_limit: 403,
  not_found: 404,
  discount_code_not_found: 404,
  request_in_progress: 409,
  report_open: 409,
  case_claimed: 409,
  case_decided: 409,
  appeal_closed: 409,
  passkey_expired: 409,
  email_in_use: 409,
  account_being_deleted: 409,
  verification_photo_missing: 409,
  verification_closed: 409,
  verification_code_expired: 409,
  price_changed: 409,
  discount_code_used: 409,
  discount_code_expired: 409,
  direct_debit_wait: 409,
  direct_debit_code_expired: 409,
  lander_changed: 409,
  lander_test_runs: 409,
  withdrawal_over: 409,
  withdrawal_done: 409,
  withdrawal_nothing_left: 409,
  withdrawal_changed: 409,
  gift_price_changed: 409,
  account_deleted: 410,
  link_invalid: 410,
  profile_deleted: 410,
  photo_deleted: 410,
  payload_too_large: 413,
  idempotency_key_reused: 422,
  lander_refused: 422,
  like_self: 422,
  report_self: 422,
  message_too_long: 422,
  photo_unusable: 422,
  payment_method_unavailable: 422,
  country_unproven: 422,
  direct_debit_code_wrong: 422,
  login_blocked: 423,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiError['code'], number>;

/** Carries an error to the client from code that cannot return a `Result`. */
export class ApiProblem extends Error {
  readonly error: ApiError;
  readonly statusCode: number;
  constructor(error: ApiError, statusCode: number = STATUS[error.code]) {
    super(error.code);
    this.error = error;
    this.statusCode = statusCode;
  }
}
