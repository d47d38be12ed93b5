import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { SharedKey } from './sharedKeys.ts';

/**
 * What the shell shares with remotes: every key of `SHARED_KEYS` with its single copy. Those in eager mode are part of the
 * first script; imported as a namespace, webpack would add a copy of the namespace of each. The others have chunks of
 * their own, which load on first use.
 */
export const sharedModules: Readonly<Record<SharedKey, () => unknown>> = {
  react: () => react,
  'react-dom': () => reactDom,
  'react-dom/client': () => reactDomClient,
  'react/jsx-runtime': () => jsxRuntime,
  '@amarena/shared/schema': () => import(/* webpackMode: "eager" */ '@amarena/shared/schema'),
  '@amarena/shared/errors': () => import(/* webpackMode: "eager" */ '@amarena/shared/errors'),
  '@amarena/shared/bus': () => import(/* webpackMode: "eager" */ '@amarena/shared/bus'),
  '@amarena/shared/api': () => import(/* webpackMode: "eager" */ '@amarena/shared/api'),
  '@amarena/shared/query': () => import(/* webpackMode: "eager" */ '@amarena/shared/query'),
  '@amarena/shared/i18n': () => import(/* webpackMode: "eager" */ '@amarena/shared/i18n'),
  '@amarena/shared/ui': () => import('@amarena/shared/ui'),
  '@amarena/shared/ui-first': () => import(/* webpackMode: "eager" */ '@amarena/shared/ui-first'),
  '@amarena/shared/overlay': () => import('@amarena/shared/overlay'),
  '@amarena/shared/password': () => import('@amarena/shared/password'),
  '@amarena/shared/router': () => import(/* webpackMode: "eager" */ '@amarena/shared/router'),
  '@amarena/shared/styled': () => import(/* webpackMode: "eager" */ '@amarena/shared/styled'),
  '@amarena/shared/spa': () => import('@amarena/shared/spa'),
  '@amarena/shared/spa-react': () => import(/* webpackMode: "eager" */ '@amarena/shared/spa-react'),
};
