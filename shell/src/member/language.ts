import { call } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { putUser } from '@amarena/shared/contracts/account/userCalls';
import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { LANGUAGE_PARAMETER, type Language } from '@amarena/shared/contracts/platform/languages';
import { setLanguage } from '@amarena/shared/i18n';
import { choiceCookie } from './choiceCookie.ts';

/** After a reload the page uses the chosen language, not the one in its address. */
function forgetAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** Switches the page to a language without a reload and stores it for the next visit. Rejects if the texts fail to load. */
export async function applyLanguage(language: Language, writer: BusWriter, page: Pick<Document, 'cookie'> = document): Promise<void> {
  await setLanguage(language);
  page.cookie = choiceCookie(LANGUAGE_COOKIE, language);
  forgetAskedLanguage();
  writer.set('language', language);
}

/** A log-in switches the page to the member's language. */
export function followUserLanguage({ language }: Pick<User, 'language'>, writer: BusWriter): void {
  if (language !== writer.bus.language$.value) void applyLanguage(language, writer);
}

/** The person chose a language. The server also stores a member's choice, for mail and other devices. */
export async function chooseLanguage(language: Language, writer: BusWriter): Promise<void> {
  await applyLanguage(language, writer);
  if (writer.bus.session$.value.status !== 'member') return;
  const saved = await call(putUser, { body: { language } });
  if (saved.ok) writer.patchUser({ language: saved.value.user.language });
}
