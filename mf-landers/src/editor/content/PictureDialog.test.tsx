import { getLanderImages, postLanderImage } from '@amarena/shared/contracts/landers/landerDesk';
import type { ApiError } from '@amarena/shared/errors';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorCatalogue } from '../catalogue.ts';
import { PictureDialog } from './PictureDialog.tsx';

beforeEach(() => editorCatalogue.ready('it'));

it.each([
  { error: { code: 'payload_too_large' }, said: /L’immagine supera i 10 MB/ },
  { error: { code: 'photo_unusable', problem: 'too_small' }, said: /./ },
] satisfies { error: ApiError; said: RegExp }[])('shows a refused picture in a box: $error.code', async ({ error, said }) => {
  const api = fakeApi().answer(getLanderImages, { images: [] }).refuse(postLanderImage, error, 400);
  await renderWith(<PictureDialog image="" onChoose={() => undefined} onClose={() => undefined} />, { api });
  await userEvent.upload(
    screen.getByLabelText('Carica un’immagine', { selector: 'input' }),
    new File(['x'], 'x.png', { type: 'image/png' }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(said);
  expect(alert.querySelector('svg')).not.toBeNull();
});
