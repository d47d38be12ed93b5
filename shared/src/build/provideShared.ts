import * as api from '@amarena/shared/api';
import * as bus from '@amarena/shared/bus';
import * as errors from '@amarena/shared/errors';
import * as i18n from '@amarena/shared/i18n';
import * as query from '@amarena/shared/query';
import * as router from '@amarena/shared/router';
import * as schema from '@amarena/shared/schema';
import * as spa from '@amarena/shared/spa';
import * as spaReact from '@amarena/shared/spa-react';
import * as styled from '@amarena/shared/styled';
import * as ui from '@amarena/shared/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { SharedKey } from './sharedKeys.ts';

/**
 * What the shell shares with remotes: every key of `SHARED_KEYS` with its single copy. A promise stands for a module in
 * its own chunk, which loads on first use.
 */
export const sharedModules: Readonly<Record<SharedKey, () => unknown>> = {
  react: () => react,
  'react-dom': () => reactDom,
  'react-dom/client': () => reactDomClient,
  'react/jsx-runtime': () => jsxRuntime,
  '@amarena/shared/schema': () => schema,
  '@amarena/shared/errors': () => errors,
  '@amarena/shared/bus': () => bus,
  '@amarena/shared/api': () => api,
  '@amarena/shared/query': () => query,
  '@amarena/shared/i18n': () => i18n,
  '@amarena/shared/ui': () => ui,
  '@amarena/shared/overlay': () => import('@amarena/shared/overlay'),
  '@amarena/shared/password': () => import('@amarena/shared/password'),
  '@amarena/shared/router': () => router,
  '@amarena/shared/styled': () => styled,
  '@amarena/shared/spa': () => spa,
  '@amarena/shared/spa-react': () => spaReact,
};
