import { PRIVACY_COOKIE, PRIVACY_DAYS, privacyValue } from '@amarena/shared/contracts/account/privacy';
import { putPrivacy } from '@amarena/shared/contracts/account/privacyChoice';
import { success } from '@amarena/shared/errors';
import { CANARY_COOKIE } from '../../delivery/canaryVisitors.ts';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';

const SECONDS_PER_DAY = 86_400;

/**
 * What a visitor lets the site store. The server sets the cookie, because browsers shorten the life of cookies set by
 * scripts.
 */
export function registerPrivacy(api: Api): void {
  const { production, publicUrl } = api.platform.config;
  const attributes = { path: '/', sameSite: 'lax', secure: production || publicUrl.startsWith('https://') } as const;
  route(api, putPrivacy, async () => success(undefined), {
    cookies: ({ body: { off }, reply }) => {
      // The page reads it before it stores anything.
      reply.setCookie(PRIVACY_COOKIE, privacyValue(off), { ...attributes, maxAge: PRIVACY_DAYS * SECONDS_PER_DAY });
      if (off.includes('trials')) reply.clearCookie(CANARY_COOKIE, { ...attributes, httpOnly: true });
    },
  });
}
