import { call } from '@amarena/shared/api';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import type { ReportFailure } from './versions.ts';

const MESSAGE_LENGTH = 500;

/** Reports to the server which remote failed, in which version and how. A report that fails is only logged. */
export const reportFailure: ReportFailure = (remote, version, failure) => {
  console.warn(`${remote} ${version}: ${failure.kind}`, failure);
  void call(postClientError, {
    body: {
      remote,
      version,
      kind: failure.kind,
      message: failure.message.slice(0, MESSAGE_LENGTH),
      route: findRoute(window.location.pathname)?.route.name ?? '',
    },
  }).then((sent) => {
    if (!sent.ok) console.warn('The report did not arrive', sent.error.code);
  });
};
