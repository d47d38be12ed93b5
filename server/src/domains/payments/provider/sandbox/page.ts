import { priceFormatter } from '@amarena/shared/amounts';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { type Html, html, type Page } from '../../../../pages/html.ts';
import { MINUTE } from '../../../../times.ts';
import { trialMeans } from './means.ts';
import { standing } from './notice.ts';
import { CHOICES, EXPIRES_AFTER } from './outcomes.ts';
import { sandboxPath } from './provider.ts';
import type { SandboxPayment } from './repository.ts';
import { SANDBOX_STYLE } from './style.ts';
import { PAGE_TEXTS, type PageTexts } from './words.ts';

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Visa, Mastercard',
  paypal: 'PayPal',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  directdebit: 'SEPA',
};
/** Name of the step at the bank: a card's has a name of its own. */
const BANK_STEPS: Readonly<Record<PaymentMethod, string>> = { ...METHODS, card: '3-D Secure' };

const choices = ({ method }: SandboxPayment, texts: PageTexts): Html[] =>
  CHOICES.map(
    (choice, index) =>
      html`<label><input type="radio" name="outcome" value="${choice}"${index === 0 ? html` checked` : ''}><span>${texts.choices[choice]}<small>${trialMeans(method, choice)}</small></span></label>`,
  );

const cancelButton = (texts: PageTexts): Html =>
  html`<button type="submit" class="plain" name="outcome" value="cancel">${texts.cancel}</button>`;

const form = (payment: SandboxPayment, texts: PageTexts): Html => html`
<form method="post" action="${sandboxPath(payment.id)}">
<fieldset><legend>${texts.question}</legend>${choices(payment, texts)}</fieldset>
<div class="actions"><button type="submit">${texts.send}</button>${cancelButton(texts)}</div>
</form>`;

const bankForm = (payment: SandboxPayment, texts: PageTexts): Html => html`
<form method="post" action="${sandboxPath(payment.id)}">
<p>${texts.bankText}</p>
<div class="actions"><button type="submit" name="outcome" value="approve">${texts.confirm}</button>
<button type="submit" class="plain" name="outcome" value="refuse_confirmation">${texts.refuse}</button></div>
</form>`;

const finished = (payment: SandboxPayment, texts: PageTexts): Html => html`
<p>${texts.finished}</p>
<div class="actions"><a href="${payment.return_url}">${texts.back}</a></div>`;

/** Frame of the provider's pages: who is paid, how much, for which order, and until when. */
function framed(payment: SandboxPayment, now: Date, { heading, step }: { heading: string; step: Html }): Page {
  const texts = PAGE_TEXTS[payment.language];
  const price = priceFormatter(payment.currency, payment.language)(payment.amount);
  const end = new Date(payment.created_at.getTime() + EXPIRES_AFTER * MINUTE);
  const until = new Intl.DateTimeFormat(payment.language, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' }).format(end);
  const isOpen = payment.outcome === null && standing(payment, now).status === 'pending';
  const body = html`
<div><header class="top"><i aria-hidden="true"></i>Sandbox Pay</header><p class="trial">${texts.trial}</p></div>
<main><div class="box">
<div class="sum"><div><h1>${heading}</h1><p>${texts.credits(Number(payment.description))}</p></div><b>${price}</b></div>
<dl><dt>${texts.method}</dt><dd>${METHODS[payment.method]}</dd><dt>${texts.order}</dt><dd>${payment.shop_number}</dd><dt>${texts.until}</dt><dd>${until}</dd></dl>
${isOpen ? step : finished(payment, texts)}
</div></main>
<footer>${texts.foot}</footer>`;
  return { language: payment.language, title: `Sandbox Pay · ${texts.title}`, style: SANDBOX_STYLE, body };
}

/** The provider's own page, where the person chooses the bank's answer. */
export function sandboxPage(payment: SandboxPayment, now: Date): Page {
  const texts = PAGE_TEXTS[payment.language];
  return framed(payment, now, { heading: texts.payment, step: form(payment, texts) });
}

/** The page of the payer's bank: 3-D Secure for a card, the bank's or wallet's own page for the others. */
export function bankPage(payment: SandboxPayment, now: Date): Page {
  const texts = PAGE_TEXTS[payment.language];
  return framed(payment, now, { heading: texts.bankTitle(BANK_STEPS[payment.method]), step: bankForm(payment, texts) });
}
