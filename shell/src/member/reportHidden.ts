import { sendBeacon } from '@amarena/shared/api';
import { postPageHidden } from '@amarena/shared/contracts/accounts';

/** Tells the server whenever the page becomes hidden. Answers how to stop it. */
export function reportHidden(): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') sendBeacon(postPageHidden, {});
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
