import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../../src');

/** What a process loads of OpenTelemetry when it builds the site and opens its traces. */
function loadedWith(environment: Record<string, string>): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    // prom-client loads the interface, which is nothing without the SDK.
    const isSdk = (url) => url.includes('/@opentelemetry/') && !url.includes('/@opentelemetry/api/');
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import('${SOURCES}/compose/app.ts');
    const { openTracing } = await import('${SOURCES}/tracing/open.ts');
    const { readConfig } = await import('${SOURCES}/config.ts');
    const tracing = await openTracing(readConfig(${JSON.stringify(environment)}), () => undefined);
    await tracing?.close();
    console.log(JSON.stringify(loaded.filter((url) => isSdk(url) || url.includes('tracing/recorder'))));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

describe('the SDK of OpenTelemetry', () => {
  it('is not loaded without a collector, and is with one', () => {
    expect(loadedWith({})).toEqual([]);
    expect(loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).some((url) => url.includes('sdk-trace'))).toBe(true);
  });
});
