import { call } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import { putUser } from '@amarena/shared/contracts/accounts';
import { LANGUAGE_COOKIE_DAYS } from '@amarena/shared/contracts/constants';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language } from '@amarena/shared/contracts/languages';
import { setLanguage } from '@amarena/shared/i18n';

const SECONDS_PER_DAY = 86_400;

/** A cookie that keeps a choice for the next visits. */
export const choiceCookie = (name: string, value: string, secure = window.location.protocol === 'https:'): string =>
  `${name}=${value}; path=/; max-age=${LANGUAGE_COOKIE_DAYS * SECONDS_PER_DAY}; samesite=lax${secure ? '; secure' : ''}`;

/** A page that is loaded again speaks the language that was chosen on it, not the one that its address asked for. */
function forgetAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** Shows the page in a language, without loading it again, and keeps it for the next visit. Rejects where its texts do not arrive. */
export async function applyLanguage(language: Language, writer: BusWriter, page: Pick<Document, 'cookie'> = document): Promise<void> {
  await setLanguage(language);
  page.cookie = choiceCookie(LANGUAGE_COOKIE, language);
  forgetAskedLanguage();
  writer.set('language', language);
}

/** The person chose a language. A member's choice is also kept by the server, where mail and other devices find it. */
export async function chooseLanguage(language: Language, writer: BusWriter): Promise<void> {
  await applyLanguage(language, writer);
  if (writer.bus.session$.value.status !== 'member') return;
  const saved = await call(putUser, { body: { language } });
  if (saved.ok) writer.patchUser({ language: saved.value.user.language });
}
