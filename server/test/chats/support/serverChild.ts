import { flushCompileCache } from 'node:module';
import { buildApp } from '../../../src/compose/app.ts';
import { readConfig } from '../../../src/config.ts';

// A server as in production, except for the demo community: a test that kills it does not need 2,000 members.
const app = await buildApp(readConfig(process.env));
await app.start();
// Writes the compile cache, so that the next process need not compile the same files again.
flushCompileCache();
process.send?.('listening');
