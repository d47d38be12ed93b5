import { flushCompileCache } from 'node:module';
import { buildApp } from '../../../src/compose/app.ts';
import { readConfig } from '../../../src/config.ts';

// A server as it runs in production, but for the demo community: a test that kills it has no use for 2,000 members.
const app = await buildApp(readConfig(process.env));
await app.start();
// Whoever kills this process starts the next one soon, which then need not compile the same files again.
flushCompileCache();
process.send?.('listening');
