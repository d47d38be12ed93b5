import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router';
import { renderWith } from './renderWith.tsx';

const Chat = () => <p>chat {useParams().id}</p>;
const Gifts = () => (
  <Routes>
    <Route index element={<p>all gifts</p>} />
    <Route path="sent/:id" element={<Chat />} />
  </Routes>
);

it('gives a screen the parameters of its address', async () => {
  await renderWith(<Chat />, { address: '/chats/12' });
  expect(screen.getByText('chat 12')).toBeVisible();
});

it.each([
  ['/more/gifts', 'all gifts'],
  ['/more/gifts/sent/3', 'chat 3'],
])('lets a guest show what is below its page: %s', async (address, shown) => {
  await renderWith(<Gifts />, { address });
  expect(screen.getByText(shown)).toBeVisible();
});
