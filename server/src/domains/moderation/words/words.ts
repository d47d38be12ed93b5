import type { Decision, Reason } from '@amarena/shared/contracts/moderation/moderation';

/** What was decided, as the person concerned reads it. `until`: the day on which a suspension ends. */
export interface Sentence {
  readonly title: string;
  readonly text: string;
}
type Say = (until: string) => Sentence;

/** The verification domain words its own reasons. */
type ToldReason = Exclude<Reason, 'code_missing' | 'code_wrong' | 'face_hidden' | 'face_differs' | 'several_people' | 'edited'>;

/** The words of one language, for mails and for the page that shows decisions. */
export interface ModerationWords {
  /** Reveals nothing to someone who sees the recipient's screen. */
  readonly subject: string;
  hello(name: string): string;
  readonly hello_nameless: string;
  why(reason: string): string;
  answer(text: string): string;
  read(link: string): string;
  appeal(until: string, link: string): string;
  /** To the member whom the decision is about. */
  readonly about: { readonly [One in Exclude<Decision, 'accept' | 'reject'>]: Say };
  /** To the person who reported or complained. */
  readonly author: { readonly [One in Exclude<Decision, 'approve' | 'refuse' | 'uphold'>]: Say };
  readonly reasons: { readonly [One in ToldReason]: string };
  readonly complaint: {
    received_subject(number: number): string;
    received(number: number): string;
    answered_subject(number: number): string;
  };
}

/** The same text for every day. */
export const always =
  (title: string, text: string): Say =>
  () => ({ title, text });
