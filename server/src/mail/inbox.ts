import type { Api } from '../http/platform.ts';
import { ApiProblem } from '../http/status.ts';
import { html, sendPage } from '../pages/html.ts';
import { latestMails } from './inbox.repository.ts';

const SHOWN = 50;
const LINK = /(https?:\/\/\S+)/;
const STYLE = `
body { margin: 0 auto; padding: 24px 16px; max-width: 720px; font: 15px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; }
article { border-top: 1px solid #ccc; padding: 16px 0; }
h2 { font-size: 17px; margin: 0; }
p { margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.to { color: #555; }
`;

const mailsOf = ({ platform }: Api) => latestMails(platform.db, SHOWN);

/** The built-in inbox of unsent mail, newest first. Registered only if no mail server is configured. */
export function registerInbox(api: Api): void {
  const { server } = api;
  server.get('/dev/inbox', async (_request, reply) => {
    const mails = (await mailsOf(api)).map(({ id, recipient, subject, text, html: body, created_at }) => {
      const lines = text.split(LINK).map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
      // A text message has no HTML body.
      const title = body === '' ? html`${subject}` : html`<a href="/dev/inbox/${id}">${subject}</a>`;
      return html`<article><h2>${title}</h2><p class="to">${recipient} · ${created_at.toISOString()}</p><p>${lines}</p></article>`;
    });
    return sendPage(reply, {
      language: 'en',
      title: 'Inbox',
      style: STYLE,
      body: html`<main><h1>Inbox (${mails.length})</h1>${mails}</main>`,
    });
  });
  server.get<{ Params: { id: string } }>('/dev/inbox/:id', async (request, reply) => {
    const mail = (await mailsOf(api)).find(({ id }) => id === request.params.id);
    if (mail === undefined) throw new ApiProblem({ code: 'not_found' });
    return reply
      .headers({ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
  server.get('/dev/inbox.json', async (_request, reply) => reply.send({ mails: await mailsOf(api) }));
}
