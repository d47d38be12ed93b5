import { RECEIPT_PATH } from '@amarena/shared/contracts/money/payments';
import { visitOf } from '../../../http/context.ts';
import type { Api } from '../../../http/platform.ts';
import { ApiProblem } from '../../../http/status.ts';
import { sendPage } from '../../../pages/html.ts';
import { buyerContact, ownPayment } from '../repository.ts';
import { receiptPage } from './receiptPage.ts';
import type { Receipts } from './receipts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Receipts as printable pages. Members see only their own; anything else is not found. */
export function registerReceipts({ server, platform }: Api, receipts: Receipts): void {
  const { db } = platform;
  server.get<{ Querystring: { payment?: unknown; kind?: unknown } }>(RECEIPT_PATH, async (request, reply) => {
    const { member, language } = await visitOf(request, platform);
    if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
    const { payment: id, kind = 'sale' } = request.query;
    const payment = typeof id === 'string' && UUID.test(id) ? await ownPayment(db, member.id, id) : undefined;
    const all = payment === undefined ? [] : await receipts.of(db, member.id, payment.id);
    const receipt = all.find((each) => each.kind === kind);
    const sale = all.find((each) => each.kind === 'sale');
    if (payment === undefined || receipt === undefined || sale === undefined) throw new ApiProblem({ code: 'not_found' });
    const customer = await buyerContact(db, member.id);
    return sendPage(reply, receiptPage({ receipt, sale, payment, customer, language }));
  });
}
