import net, { type AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { createLink, createSender, createTimeline, type LineFacts, type Link } from './wire.ts';

/**
 * A TCP proxy in a thread of its own that lets bytes pass as a line of this length and rate would. Tells its port once
 * it listens.
 */
const { port, target, line } = workerData as { port: number; target: string; line: LineFacts };
const { delay } = line;

const timeline = createTimeline();
const up = createLink(timeline, line);
const down = createLink(timeline, line);

let timer: NodeJS.Timeout | undefined;
/** Runs what is due, and comes back for what follows. */
function advance(): void {
  timeline.runUntil(performance.now());
  clearTimeout(timer);
  const next = timeline.next();
  if (next !== null) timer = setTimeout(advance, Math.max(0, Math.ceil(next - performance.now())));
}

/** Does something now, as the line counts the time. */
function act(action: () => void): void {
  timeline.runUntil(performance.now());
  action();
  advance();
}

function join(from: net.Socket, to: net.Socket, link: Link): void {
  const sender = createSender({
    timeline,
    link,
    delay,
    onArrival: (bytes) => to.write(bytes),
    onSent: () => {
      if (from.isPaused() && sender.queued() < sender.window()) from.resume();
    },
  });
  from.on('data', (bytes) =>
    act(() => {
      sender.offer(bytes);
      // About what the system keeps for a connection: a server decides late what it sends next.
      if (sender.queued() >= sender.window()) from.pause();
    }),
  );
  from.on('end', () => act(() => sender.end(() => to.end())));
  from.on('error', () => to.destroy());
  from.on('close', () => {
    if (!from.readableEnded) to.destroy();
  });
}

/** Here a connection opens at once. On the line it takes a round trip until the client may send. */
function accept(client: net.Socket): void {
  client.setNoDelay(true);
  const server = net.connect({ path: target, allowHalfOpen: true });
  join(client, server, up);
  join(server, client, down);
  client.pause();
  act(() => timeline.at(timeline.now() + 2 * delay, () => client.resume()));
}

const server = net.createServer({ allowHalfOpen: true, pauseOnConnect: true }, accept);
server.listen({ host: '127.0.0.1', port }, () => parentPort?.postMessage((server.address() as AddressInfo).port));
