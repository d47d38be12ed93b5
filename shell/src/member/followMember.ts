import type { Bus } from '@amarena/shared/bus';

export interface MemberChange {
  /** Another person is logged in. */
  arrived(memberId: string): void;
  /** Nobody is logged in any more, or someone else. */
  left(): void;
}

/** Tells when another person, or nobody, is logged in than `startedFor`. Returns a function that stops it. */
export function followMember({ session$ }: Pick<Bus, 'session$'>, startedFor: string | null, { arrived, left }: MemberChange): () => void {
  let known = startedFor;
  const subscription = session$.subscribe((session) => {
    const memberId = session.status === 'member' ? session.user.id : null;
    if (memberId === known) return;
    if (known !== null) left();
    known = memberId;
    if (memberId !== null) arrived(memberId);
  });
  return () => subscription.unsubscribe();
}

/** The id of who is logged in now; null: nobody. */
export const memberNow = ({ session$ }: Pick<Bus, 'session$'>): string | null =>
  session$.value.status === 'member' ? session$.value.user.id : null;
