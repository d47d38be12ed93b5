import { sendBeacon } from '@amarena/shared/api';
import { postPageHidden } from '@amarena/shared/contracts/account/pageVisibility';

/** Tells the server whenever the page becomes hidden. Returns a function that stops it. */
export function reportHidden(): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') sendBeacon(postPageHidden, {});
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
