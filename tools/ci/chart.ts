import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../server/src/config.ts';

export const CHART = join(import.meta.dirname, '../../deploy/chart');
export const readChart = (file: string): string => readFileSync(join(CHART, file), 'utf8');

/** A part of `values.schema.json`. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export const schema: Schema = JSON.parse(readChart('values.schema.json'));
export const values: Readonly<Record<string, unknown>> & { readonly secret: { readonly with: readonly string[] } } = parse(
  readChart('values.yaml'),
);

const settings: Schema = schema.properties?.settings ?? {};
/** Settings in `settings` of the chart's values. */
export const PLAIN_SETTINGS = settings.properties ?? {};
export const PLAIN_REQUIRED = settings.required ?? [];
/** Settings that a Secret may have. */
export const SECRET_OPTIONS = schema.properties?.secret?.properties?.with?.items?.enum ?? [];
/** Settings that every Secret has. */
export const SECRET_REQUIRED = [...(/concat \(list ([^)]*)\)/.exec(readChart('templates/_pods.tpl'))?.[1]?.matchAll(/"(\w+)"/g) ?? [])].map(
  ([, name = '']) => name,
);

/** Settings that a production server accepts, if nothing else is wrong. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://amarena_app@database/amarena',
  PUBLIC_URL: 'https://www.example.com',
  SECRET: 's'.repeat(32),
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'post@example.com',
  VAPID_PRIVATE_KEY: 'v'.repeat(43),
  MOLLIE_API_KEY: 'live_x',
  TRUST_PROXY: '10.42.0.0/16',
} as const;

/** The settings that the server's configuration asks for. */
export function settingsOfServer(): string[] {
  const asked = new Set<string>();
  readConfig(
    new Proxy<Record<string, string>>(PRODUCTION, {
      get: (given, name) => {
        asked.add(String(name));
        return Reflect.get(given, name);
      },
    }),
  );
  return [...asked];
}
