import './loading/nonce.ts';
import { startShell } from './start/startShell.tsx';

void startShell();
