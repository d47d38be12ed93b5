import { formatMoney, percentFormatter } from '@amarena/shared/amounts';
import { taxIn } from '@amarena/shared/contracts/money/payments';
import { type CompanyInfo, vatNumbersFor } from '@amarena/shared/contracts/platform/companyInfo';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Selectable } from 'kysely';
import { type Html, html, type Page } from '../../../pages/html.ts';
import { creditsIn, momentIn } from '../mails/formats.ts';
import type { PaymentRow } from '../repository.ts';
import type { ReceiptsTable } from '../tables.ts';
import { RECEIPT_WORDS, type ReceiptTexts } from './receiptWords.ts';
import { countryIn } from './seller.ts';

type Receipt = Selectable<ReceiptsTable>;

interface Shown {
  readonly receipt: Receipt;
  /** The receipt of the sale; the same as `receipt` unless that is for a refund. */
  readonly sale: Receipt;
  readonly payment: PaymentRow;
  readonly customer: { readonly name: string; readonly email: string; readonly time_zone: string };
  readonly language: Language;
}

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { background: #f6f3ef; color: #1d1414; font: 400 15px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif; padding: 24px 16px; }
main { width: min(720px, 100%); margin: 0 auto; padding: 32px; background: #fff; border: 1px solid #ddd4cc; border-radius: 8px; display: grid; gap: 28px; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 16px 32px; }
h1 { font-size: 26px; line-height: 1.2; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; align-content: start; }
dt { color: #5c4f4b; }
dd { overflow-wrap: anywhere; }
section > b { display: block; margin-bottom: 4px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 0; text-align: left; border-bottom: 1px solid #e6ded7; font-weight: 400; vertical-align: top; }
th:last-child, td:last-child { text-align: right; white-space: nowrap; padding-left: 16px; }
thead th { color: #5c4f4b; font-size: 13px; }
tfoot tr:last-child > * { font-weight: 700; font-size: 18px; border-bottom: 0; }
nav { width: min(720px, 100%); margin: 16px auto 0; display: grid; gap: 8px; color: #5c4f4b; font-size: 14px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; color: #8a1028; }
a:focus-visible { outline: 3px solid #1f5fd0; outline-offset: 2px; }
@page { margin: 18mm; }
@media print { body { background: #fff; padding: 0; } main { border: 0; padding: 0; width: 100%; } nav { display: none; } }
`;

const percent = (language: Language, value: number): string => percentFormatter(language)(value);

const pairs = (lines: readonly (readonly [string, string])[]): Html =>
  html`<dl>${lines.map(([what, value]) => html`<dt>${what}</dt><dd>${value}</dd>`)}</dl>`;

function seller(company: CompanyInfo, texts: ReceiptTexts, country: string, language: Language): Html {
  const land = countryIn(language, company.country);
  const numbers = vatNumbersFor(company, country).map((number) => [texts.vatNumber, number] as const);
  return html`<section><b>${texts.seller}</b><p>${company.name} (${company.tradenames.join(', ')})</p>
<p>${company.address} ${company.city}, ${land}</p>${pairs([[texts.register, company.kvk], ...numbers])}</section>`;
}

function lines({ receipt, payment, language }: Shown, texts: ReceiptTexts): (readonly [string, string])[] {
  const money = (amount: number) => formatMoney(language, { amount, currency: receipt.currency });
  const what = `${creditsIn(language, Math.abs(receipt.credits))}, ${texts.packages[payment.package]}`;
  if (receipt.kind === 'refund') return [[`${texts.refunded}: ${what}`, money(receipt.gross)]];
  const { discount_percentage, list_price, total } = payment;
  const discount: (readonly [string, string])[] =
    discount_percentage === 0 ? [] : [[texts.discount(percent(language, discount_percentage)), money(total - list_price)]];
  return [[what, money(list_price)], ...discount];
}

/** Net, VAT and total; without tax, only the total and the reason. */
function sums({ receipt, payment, language }: Shown, texts: ReceiptTexts): readonly (readonly [string, string])[] {
  const money = (amount: number) => formatMoney(language, { amount, currency: receipt.currency });
  const [rate, country] = [Number(receipt.vat_percentage), countryIn(language, payment.country)];
  const total = [texts.total, money(receipt.gross)] as const;
  if (rate === 0) return [[texts.untaxed(country), money(0)], total];
  return [
    [texts.net, money(receipt.gross - receipt.vat)],
    [texts.vat(texts.taxes[taxIn(receipt.currency)], percent(language, rate), country), money(receipt.vat)],
    total,
  ];
}

/** Number, dates and order; for a refund, also the receipt that it cancels in part or as a whole. */
function head({ receipt, sale, payment, customer, language }: Shown, texts: ReceiptTexts): Html {
  const on = (moment: Date) => momentIn(language, moment, customer.time_zone);
  return pairs([
    [texts.number, receipt.number],
    [texts.date, on(receipt.issued_at)],
    receipt.kind === 'sale'
      ? [texts.supplied, on(payment.finished_at ?? receipt.issued_at)]
      : [texts.refundFor, texts.numberOf(sale.number, on(sale.issued_at))],
    [texts.order, payment.number],
  ]);
}

const row = ([what, value]: readonly [string, string]): Html => html`<tr><th scope="row">${what}</th><td>${value}</td></tr>`;

/**
 * A receipt to print or keep, with what an accountant needs: number, dates, both parties, net, VAT and total in its
 * currency.
 */
export function receiptPage(shown: Shown): Page {
  const { receipt, payment, customer, language } = shown;
  const texts = RECEIPT_WORDS[language];
  const title = receipt.kind === 'sale' ? texts.title : texts.refundTitle;
  const paidBy = [texts.methods[payment.method], payment.instrument].filter((part) => part !== null).join(' ');
  const body = html`
<main>
<header><h1>${title}</h1>${head(shown, texts)}</header>
${seller(receipt.company, texts, payment.country, language)}
<section><b>${texts.customer}</b><p>${customer.name}</p><p>${customer.email}</p><p>${countryIn(language, payment.country)}</p></section>
<table><thead><tr><th scope="col">${texts.what}</th><th scope="col">${texts.amount(receipt.currency)}</th></tr></thead>
<tbody>${lines(shown, texts).map(row)}</tbody><tfoot>${sums(shown, texts).map(row)}</tfoot></table>
<section><p>${texts.paidBy}: ${paidBy}</p>${receipt.kind === 'sale' ? html`<p>${texts.state}</p>` : html``}</section>
</main>
<nav><p>${texts.print}</p><a href="${pathTo('transactions-id', { id: payment.id })}">${texts.back}</a></nav>`;
  return { language, title: `${title} ${receipt.number}`, style: STYLE, body };
}
