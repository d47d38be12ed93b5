/** Identifies the lander and wording that someone saw. */
export interface LanderMark {
  readonly document: string;
  readonly version: number;
  readonly variant: string;
}

/** Query parameter of `/signup`, hidden field of a lander's form, and field of `SignupForm`. */
export const LANDER_MARK = 'lander';
/** Maximum length of a mark. */
export const LANDER_MARK_LENGTH = 60;

const MARK = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,7})\.([a-z])$/;

/** Identifies the wording that was really seen, so that the sign-up counts for it. It says nothing about the visitor. */
export const landerMark = ({ document, version, variant }: LanderMark): string => `${document}.${version}.${variant}`;

/** The parts of a mark; null if the text is not one. */
export function readLanderMark(text: string): LanderMark | null {
  const [, document, version, variant] = MARK.exec(text) ?? [];
  return document && version && variant ? { document, version: Number(version), variant } : null;
}
