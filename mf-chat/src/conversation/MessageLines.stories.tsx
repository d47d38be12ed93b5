import type { Message } from '@amarena/shared/contracts/chat/chats';
import { aMessage, anId, type Story, type StoryGroup } from '@amarena/shared/testing';
import type { Pending } from '../outbox.ts';
import { RESTING } from '../restingServices.ts';
import { MessageLine } from './MessageLine.tsx';
import { AllLines } from './MessageLines.tsx';
import { rowsOf } from './messageRows.model.ts';
import { PendingLine } from './PendingLine.tsx';

export default { title: 'Message lines', components: [AllLines, MessageLine, PendingLine] } satisfies StoryGroup;

const AT = '2026-11-20T18:30:00.000Z';
const numbered = (number: number) => ({ id: anId(300 + number), client_id: anId(400 + number), sequence: number });

const said = (number: number, change: Parameters<typeof aMessage>[0] = {}) => aMessage({ ...numbered(number), ...change });

/** What all kinds of messages have. */
function withoutText(number: number) {
  const { text: _text, automatic: _automatic, kind: _kind, ...message } = said(number);
  return message;
}

const unsent = (number: number, change: Partial<Pending>): Pending => ({
  client_id: anId(500 + number),
  partner: anId(1),
  conversation: anId(201),
  text: 'Ci vediamo sabato?',
  written_at: AT,
  state: 'sending',
  error: null,
  ...change,
});

const lines = (messages: Message[], pending: Pending[] = [], unreadFrom: number | null = null) => (
  <AllLines
    rows={rowsOf(messages, pending, unreadFrom)}
    partner="Giulia"
    outbox={RESTING.outbox}
    theirs={{ covered: true, show: () => undefined, report: () => undefined }}
    onReport={null}
  />
);

export const Texts: Story = {
  render: () =>
    lines(
      [
        said(1, { text: 'Ciao, come va?' }),
        said(2, { from_me: true, cost: 1, delivered_at: AT, read_at: AT, text: 'Bene! Sono appena tornato dalla montagna.' }),
        said(3, { text: '🏔️' }),
        said(4, { automatic: true, text: 'Che bello, raccontami.' }),
      ],
      [],
      3,
    ),
};

export const Gifts: Story = {
  render: () =>
    lines([
      { ...withoutText(1), kind: 'gift', gift: 'rose', text: null },
      { ...withoutText(2), kind: 'gift', gift: 'heart', text: 'Per te', from_me: true, cost: 6 },
    ]),
};

export const Photos: Story = {
  render: () =>
    lines([
      { ...withoutText(1), kind: 'photo', photo: { width: 800, height: 1000 } },
      { ...withoutText(2), kind: 'photo', photo: { width: 1000, height: 800 }, from_me: true, cost: 2 },
      { ...withoutText(3), kind: 'photo', photo: null },
    ]),
};

export const NotSent: Story = {
  render: () =>
    lines(
      [said(1, { from_me: true, cost: 1, refunded_at: AT })],
      [
        unsent(1, {}),
        unsent(2, { state: 'waiting' }),
        unsent(3, { state: 'failed', error: { code: 'internal' } }),
        unsent(4, { state: 'failed', error: { code: 'blocked_by_user' } }),
      ],
    ),
};
