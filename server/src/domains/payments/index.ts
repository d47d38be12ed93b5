import type { Api } from '../../http/platform.ts';
import { registerSandbox } from './provider/sandbox/routes.ts';
import { registerWebhook } from './provider/webhook.ts';
import { registerReceipts } from './receipts/receiptRoute.ts';
import { registerPayments } from './routes.ts';
import { createMoney, type Deps } from './service.ts';

/** Everything about money: what is sold, how it is paid and paid back, and the checks of the ledger. */
export function openMoney(api: Api, deps: Deps) {
  const money = createMoney(api, deps);
  const { port, sandbox } = money.provider;
  registerPayments(api, money);
  registerReceipts(api, money.receipts);
  registerWebhook(api, port, money.apply);
  if (sandbox !== null) registerSandbox(api, sandbox, deps.jobs);
  return money;
}
