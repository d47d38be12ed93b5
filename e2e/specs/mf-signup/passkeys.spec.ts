import type { Page } from '@playwright/test';
import { joinActive, logOut } from '../../pages/members.ts';
import { PASSWORD } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

/** A device in the browser that holds passkeys and whose owner says yes. Answers how to let it say yes, or wait. */
async function addDevice(page: Page): Promise<(willing: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}

test('LI-01 a passkey from the settings opens the account without the password', async ({ page }) => {
  const { name } = await joinActive(page);
  const isWilling = await addDevice(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Gestisci: Passkey' }).click();
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('La tua password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('La passkey è pronta')).toBeVisible();

  // Where the browser offers passkeys by itself, a device that says yes at once would leave no time for the press.
  await isWilling(false);
  await logOut(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Accedi con una passkey' })).toBeVisible();
  await isWilling(true);
  await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
  await expect(page).toHaveURL('/members');
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
});
