import { bus, useMember } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { Button, LinkButton } from '@amarena/shared/ui-first';
import { MessageCircle } from 'lucide-react';

/** Opens the conversation for a member. A visitor is asked to sign up first, with this profile as the reason. */
export function WriteButton({ profile: { id, name } }: { profile: Pick<Profile, 'id' | 'name'> }) {
  const common = useCommonT();
  const visitor = useMember() === null;
  const icon = <MessageCircle size={20} strokeWidth={1.75} aria-hidden />;
  const label = common('action.write_to', { name });
  if (visitor) {
    return (
      <Button icon={icon} onClick={() => bus.ask({ type: 'signup', profile: id })}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton icon={icon} to={pathTo('members-id-chat', { id })}>
      {label}
    </LinkButton>
  );
}
