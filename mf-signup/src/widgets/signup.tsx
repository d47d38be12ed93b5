import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../catalogue.ts';
import { Signup } from '../Signup.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({
  name: 'signup',
  catalogue,
  component: ({ profile, email, lander, onClose, onProgress }) => (
    <Signup profile={profile} email={email} lander={lander} onLeave={onClose} onProgress={onProgress} heading="h2" />
  ),
});
