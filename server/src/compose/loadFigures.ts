import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabaseLoad } from '../db/open.ts';
import type { RendererLoad } from '../rendering/renderer.ts';

interface Loads {
  database(): DatabaseLoad;
  /** Maximum number of connections to the database. */
  readonly connections: number;
  renders(): RendererLoad;
}

/** Shows in `/metrics` how much of what a process has is in use. */
export function exposeLoad(metrics: Registry, { database, connections, renders }: Loads): void {
  const registers = [metrics];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, idle } = database();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_connections_limit',
    help: 'Most connections that this process may have, DATABASE_POOL.',
    registers,
  }).set(connections);
  new Gauge({
    name: 'database_waiting',
    help: 'Requests and jobs that wait for a connection to the database.',
    registers,
    collect() {
      this.set(database().waiting);
    },
  });
  new Counter({
    name: 'database_shed_total',
    help: 'Calls that were refused a connection to the database.',
    registers,
    collect() {
      this.reset();
      this.inc(database().shed);
    },
  });
  new Gauge({
    name: 'renders',
    help: 'Screens that are being rendered or wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = renders();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
