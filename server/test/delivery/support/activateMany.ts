import { activate } from '../../../src/delivery/activate.ts';
import { deliveryFolders } from '../../../src/delivery/folders.ts';
import { deliveryOver } from './delivery.ts';

// A separate process, like a team's machine: activates versions of two remotes in parallel, and prints the results.
const [root = '', by = '', ...versions] = process.argv.slice(2);
const delivery = { ...deliveryOver(deliveryFolders(root)), by };
const remoteOf = (index: number) => (index % 2 === 0 ? 'mf-members' : 'mf-chat');
const outcomes = await Promise.all(versions.map((version, index) => activate(delivery, remoteOf(index), version)));
process.stdout.write(JSON.stringify(outcomes.map((outcome) => (outcome.ok ? outcome.value : outcome.error.rule))));
