import type { Bus } from '@amarena/shared/bus';

export interface MemberChange {
  /** Called when another member is logged in. */
  arrived(memberId: string): void;
  /** Called when the member is no longer logged in. */
  left(): void;
}

/** Calls back when the logged-in member differs from `startedFor`. Returns a function that unsubscribes. */
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

/** The id of the logged-in member; null: none. */
export const currentMemberId = ({ session$ }: Pick<Bus, 'session$'>): string | null =>
  session$.value.status === 'member' ? session$.value.user.id : null;
