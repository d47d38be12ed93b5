import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RenderedMember } from '@amarena/shared/federation/render';
import { aUser } from '@amarena/shared/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCell } from '../../src/rendering/cell.ts';
import { createRenderer, type Renderer, RendererBusy } from '../../src/rendering/renderer.ts';
import type { RenderJob } from '../../src/rendering/worker.ts';

const PLATFORM = `module.exports.platform = {
  modules: {},
  page: (run) => run().page,
  render: async (page, input, ask) => ({ html: await page(input, ask), styles: '', links: '', answers: [] }),
};`;

/** A page whose HTML is the result of `body`, the text of an async function. */
const job = (body: string, { id = body, ask = async () => ({}) }: { id?: string; ask?: RenderJob['ask'] } = {}): RenderJob => ({
  platform: { id: 'shell', code: PLATFORM },
  page: { id, code: `module.exports.page = async (input, ask) => { ${body} };` },
  input: { path: '/', language: 'it', settings: {}, container: 'mf_x' },
  ask,
});

/** Every object that a context gets, and ways from it to the surrounding process. */
const WAYS_OUT = `
  const ways = [URL, URLSearchParams, AbortController, AbortSignal, Event, EventTarget, MessageChannel, ReadableStream, TextEncoder,
    TextDecoder, structuredClone, structuredClone({}), crypto, crypto.subtle, performance, console, console.log, setTimeout, queueMicrotask,
    ask, ask('/x', {}), input, module, module.exports, require, globalThis, new URL('https://a.example'), new MessageChannel().port1,
    (() => { try { new URL('no'); } catch (error) { return error; } })(), new AbortController().signal, new ReadableStream()];
  /** What an attempt finds; undefined: it was blocked, as it must be. */
  const foundBy = (attempt) => {
    try {
      return attempt();
    } catch {
      return undefined;
    }
  };
  const reached = [];
  for (const way of ways) {
    for (const start of [way, way.constructor, Object.getPrototypeOf(way)?.constructor]) {
      const attempts = [
        () => start.constructor('return process')(),
        () => start.constructor.constructor('return globalThis')().process,
      ];
      if (attempts.map(foundBy).some((found) => found !== undefined)) reached.push(String(way));
    }
  }
`;

describe('a render script of a stranger', () => {
  let renderer: Renderer;
  beforeAll(() => {
    renderer = createRenderer();
  });
  afterAll(() => renderer.close());
  const html = async (body: string) => (await renderer.render(job(body))).html;

  it('cannot reach the process through what its context was given', async () => {
    expect(await html(`${WAYS_OUT} return JSON.stringify(reached);`)).toBe('[]');
  });

  it('cannot make code of texts, nor load a module', async () => {
    const outcome = (code: string) => `try { await (${code}); out.push('done'); } catch (error) { out.push('refused'); }`;
    const tries = ['Function("return 1")()', 'eval("1")', 'import("node:fs")', 'require("node:fs")', 'Promise.reject(typeof process)'];
    expect(await html(`const out = []; ${tries.map(outcome).join('')} return out.join();`)).toBe(tries.map(() => 'refused').join());
  });

  it('cannot change what another script finds around it', async () => {
    expect(await html('Array.prototype.map = () => ["stolen"]; globalThis.stolen = true; return "done";')).toBe('done');
    expect(await html('return [1].map((one) => one + 1).join() + typeof stolen;')).toBe('2undefined');
  });

  it('gets its styles and answers whole, also those that the server has already', async () => {
    const one = createRenderer({ processes: 1 });
    const code = `module.exports.platform = {
      modules: {},
      page: (run) => run().page,
      async render(page, { path, member }) {
        const [[key, answer], [other]] = member.given;
        return { html: '', styles: path, links: '', answers: [[other, { own: path }], [key, answer]] };
      },
    };`;
    const member: RenderedMember = {
      user: aUser(),
      badges: { unread: 0, newLikes: 0 },
      offer: null,
      pending_payment: null,
      search: '',
      clock: { at: 0, zone: 'UTC' },
      given: [
        [['first'], { of: 'the first' }],
        [['second'], 2],
      ],
    };
    const render = async (path: string) => {
      const input = { ...job('').input, path, member };
      const { styles, answers } = await one.render({ ...job(''), platform: { id: 'sheets', code }, input });
      return { styles, answers };
    };
    const paths = ['/a', '/a', '/b', '/a', ...Array.from({ length: 30 }, (_, number) => `/${number}`), '/29', '/b'];
    const rendered: unknown[] = [];
    for (const path of paths) rendered.push(await render(path));
    await one.close();
    expect(rendered).toEqual(
      paths.map((path) => ({
        styles: path,
        answers: [
          [['second'], { own: path }],
          [['first'], { of: 'the first' }],
        ],
      })),
    );
  });

  it("leaves nothing running that could ask with the next member's session", async () => {
    const one = createRenderer({ processes: 1 });
    const asked: string[] = [];
    const ask: RenderJob['ask'] = async (path) => {
      asked.push(path);
      return {};
    };
    const open = Promise.withResolvers<unknown>();
    // Whatever a script keeps for itself, such as the way to ask of the screen at hand, is the same for both.
    const both = job(`
      globalThis.askNow = ask;
      if (input.path === '/first') {
        setTimeout(() => globalThis.askNow('/api/from-a-timer', {}), 20);
        ask('/api/open', {}).then(() => globalThis.askNow('/api/after-an-answer', {}));
        (async () => {
          for (let turn = 0; turn < 100; turn += 1) await null;
          setTimeout(() => globalThis.askNow('/api/from-a-late-timer', {}), 20);
        })();
        return 'first';
      }
      await ask('/api/own', {});
      await new Promise((done) => setTimeout(done, 100));
      await ask('/api/own', {});
      return 'second';`);
    const left: RenderJob = { ...both, input: { ...both.input, path: '/first' }, ask: () => open.promise };
    const next: RenderJob = { ...both, ask };
    await one.render(left);
    const second = one.render(next);
    open.resolve({});
    expect((await second).html).toBe('second');
    await one.close();
    expect(asked).toEqual(['/api/own', '/api/own']);
  });

  it('cannot fill the server: its screen, its questions and its time have an end, and the next one is rendered', async () => {
    await expect(html('return "x".repeat(20_000_000);')).rejects.toThrow('longer than 16000000 characters');
    await expect(html('for (let i = 0; i < 200; i += 1) ask("/api/x", {}); await new Promise(() => undefined);')).rejects.toThrow(
      'asks for',
    );
    await expect(html('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));')).rejects.toThrow();
    expect(await html('return "well";')).toBe('well');
  });

  it('renders two screens at a time, each in a process of its own', async () => {
    const two = createRenderer({ processes: 2, within: 20_000 });
    // The screens wait for each other, and each says how many its process has rendered.
    const meeting = { here: 0, both: Promise.withResolvers<unknown>() };
    const counted = job(`globalThis.count = (globalThis.count ?? 0) + 1; await ask('/api/meet', {}); return String(globalThis.count);`, {
      async ask() {
        meeting.here += 1;
        if (meeting.here === 2) meeting.both.resolve({});
        return meeting.both.promise;
      },
    });
    const screens = await Promise.all([two.render(counted), two.render(counted)]);
    await two.close();
    expect(screens.map(({ html }) => html)).toEqual(['1', '1']);
  });

  it('cannot keep others waiting without end: what is too much is left to the browser', async () => {
    const small = createRenderer({ most: 1, processes: 1 });
    const all = [1, 2, 3].map((one) => small.render(job(`return "${one}";`)));
    const outcomes = await Promise.allSettled(all);
    await small.close();
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(all[2]).rejects.toBeInstanceOf(RendererBusy);
  });

  it('is not rendered if its page has gone out before its turn, and takes no time from the next one', async () => {
    const one = createRenderer({ processes: 1 });
    const rendered: string[] = [];
    const of = (name: string, change: Partial<RenderJob> = {}) =>
      one.render({ ...job(`await ask('/api/${name}', {}); return '';`, { ask: async (path) => void rendered.push(path) }), ...change });
    const all = await Promise.allSettled([of('first'), of('late', { beginsWithin: 0 }), of('next')]);
    await one.close();
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(rendered).toEqual(['/api/first', '/api/next']);
  });
});

/** Runs in the render process, outside of every context, as if a script had escaped. */
const OUT = (address: string) => `
const tries = {
  environment: async () => Object.keys(process.env).join() || null,
  server: async () => { process.kill(${process.pid}, 0); return 'signal'; },
  file: async () => (await import('node:fs')).readFileSync('/proc/self/environ', 'utf8'),
  source: async () => (await import('node:fs')).readFileSync('${import.meta.filename}', 'utf8').length,
  writing: async () => (await import('node:fs')).writeFileSync('/tmp/stolen', 'x') ?? 'written',
  program: async () => String((await import('node:child_process')).execSync('id')),
  thread: async () => String(new (await import('node:worker_threads')).Worker('1', { eval: true })),
  code: async () => Function('return 1')(),
  native: async () => Object.keys(process.binding('tcp_wrap')).join(),
  network: async () => (await fetch('${address}')).status,
  socket: async () => {
    const net = await import('node:net');
    return new Promise((done, failed) => net.connect(${new URL(address).port}, '127.0.0.1', () => done('connected')).on('error', failed));
  },
};
/** What an attempt finds; null: nothing, or it was blocked, as it must be. */
const foundBy = async (attempt) => {
  try {
    return await attempt();
  } catch {
    return null;
  }
};
const reached = {};
for (const [name, attempt] of Object.entries(tries)) {
  const found = await foundBy(attempt);
  if (found !== null) reached[name] = String(found);
}
console.log(JSON.stringify({ type: 'failed', why: JSON.stringify(reached) }));
`;

describe('code that escapes its context', () => {
  it('cannot reach environment, files, programs, threads, the server or the network', async () => {
    const site = createServer((_request, response) => response.end('secret'));
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    const { port } = site.address() as AddressInfo;
    const heard = Promise.withResolvers<string>();
    const cell = openCell({
      after: OUT(`http://127.0.0.1:${port}/`),
      onMessage: (message) => heard.resolve(message.type === 'failed' ? message.why : 'another message'),
      onEnd: (why) => heard.reject(new Error(why)),
    });
    const reached = await heard.promise;
    cell.end();
    site.close();
    expect(JSON.parse(reached)).toEqual({});
  });
});
