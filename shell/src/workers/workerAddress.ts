import { PUSH_WORKER } from '@amarena/shared/contracts/account/pushWorker';
import { PAGE_WORKER } from '@amarena/shared/contracts/platform/offline';
import { WORKER_POLICY } from '@amarena/shared/federation/integrity';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const WORKERS: readonly string[] = [PUSH_WORKER, PAGE_WORKER];

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (!WORKERS.includes(address)) throw new TypeError(`Not a worker of ours: ${address}`);
    return address;
  },
};
let policy: ScriptPolicy | undefined;

/** A worker's address as the Trusted Types policy requires it. The policy can be created only once. */
export function workerAddress(address: typeof PUSH_WORKER | typeof PAGE_WORKER): string {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }).trustedTypes;
  policy ??= factory?.createPolicy(WORKER_POLICY, rules) ?? rules;
  return policy.createScriptURL(address);
}
