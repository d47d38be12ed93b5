import * as z from '@amarena/shared/schema';
import { Language } from './languages.ts';
import { type AnyRemote, GUEST, type GuestName, type PartName, REMOTES, type RemoteName, type SitePath } from './routes.ts';

/*
 * Guests: remotes that the shell was not built with. They live in other repositories, and the registry alone names them.
 * A guest has the addresses below `/more/<its name without mf->`, and no others.
 */

/** Maximum characters of a guest's title. */
export const GUEST_TITLE_LENGTH = 60;

const REMOTE = /^mf-[a-z]{2,20}$/;

export const isRemoteName = (name: string): name is RemoteName => REMOTES.some((remote) => remote === name);
/** True for the name of a remote that this release was not built with, whether or not there is one. */
export const isGuestName = (name: string): name is GuestName => GUEST.test(name);
/** True for the shell, a remote of this release, and the name of a guest. */
export const isPartName = (name: string): name is PartName => name === 'shell' || REMOTE.test(name);

/** A remote of this release or a guest, by name. `z.templateLiteral` would say the same, with 350 bytes more in every page. */
export const AnyRemoteName = z.string().check(z.regex(REMOTE)) as z.ZodMiniType<AnyRemote, AnyRemote>;
/** The name of any part, in reports of browsers. */
export const ReportedPart = z.string().check(z.regex(/^(?:shell|mf-[a-z]{2,20})$/));

const ACCESS = ['visitor', 'member'] as const;

/** What a guest says of its page. */
export const GuestContract = z.object({
  /** `member`: a visitor is redirected to `/login` and returns afterwards. */
  access: z.enum(ACCESS),
  /** The title of its page, in every language of the site. */
  titles: z.record(Language, z.string().check(z.trim(), z.minLength(1), z.maxLength(GUEST_TITLE_LENGTH))),
});
export type GuestContract = z.infer<typeof GuestContract>;

/** The guest that a page belongs to, and what it says. */
export const PageGuest = z.object({
  name: AnyRemoteName,
  access: z.enum(ACCESS),
  titles: z.record(Language, z.string()),
});
export type PageGuest = z.infer<typeof PageGuest>;

/**
 * The address of a guest's page, and of what is below it: `guestPath('gifts', 'sent', '3')` is `/more/gifts/sent/3`.
 * Throws for a word that no guest can have.
 */
export function guestPath(word: string, ...below: readonly string[]): SitePath {
  if (!isGuestName(`mf-${word}`)) throw new Error(`"${word}" is no guest: its name is mf- and 2 to 20 letters, and this word.`);
  return `/more/${[word, ...below].map(encodeURIComponent).join('/')}`;
}
