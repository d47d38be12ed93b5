import { getChat } from '@amarena/shared/contracts/chat/chats';
import { useQueryClient } from '@amarena/shared/query';
import { aCard, aMessage, fakeApi, renderWith } from '@amarena/shared/testing';
import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { addSentMessage } from './addSentMessage.ts';
import { useConversation } from './conversation/useConversation.ts';
import { aPage } from './testing.tsx';

const { id: profile } = aCard();
const message = aMessage({ text: 'Prima riga', from_me: true });

/** A conversation without messages, with the server's answer to the message that a closed page left behind. */
function Opened() {
  const client = useQueryClient();
  const view = useConversation({ profile });
  const answered = () => addSentMessage(client, profile, { message, credits: 4, sending: { cost: 1, reason: 'credits' } });
  return (
    <>
      <ul aria-label={view.status}>
        {view.status === 'ready' && view.open.messages.map((one) => <li key={one.id}>{one.kind === 'text' && one.text}</li>)}
      </ul>
      <button type="button" onClick={answered}>
        Arriva la risposta
      </button>
    </>
  );
}

it('a message that was stored after the conversation was asked for is asked for again, and shown', async () => {
  const api = fakeApi().handle(getChat, (_request, turn) => (turn === 1 ? 'wait' : { status: 200, data: aPage({ messages: [message] }) }));
  await renderWith(<Opened />, { api });
  await waitFor(() => expect(api.seen(getChat)).toHaveLength(1));
  act(() => screen.getByRole('button').click());
  expect(await screen.findByRole('listitem')).toHaveTextContent('Prima riga');
});
