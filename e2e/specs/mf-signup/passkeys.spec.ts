import type { Page } from '@playwright/test';
import { joinActive, logOut } from '../../pages/members.ts';
import { PASSWORD } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

/** A virtual device that holds passkeys and whose owner agrees at once. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A browser without conditional passkey log-in, which would be answered at once and leave no time for the press. */
async function offersNone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test('LI-01 a passkey from the settings opens the account without the password', async ({ page }) => {
  const { name } = await joinActive(page);
  await addDevice(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Gestisci: Passkey' }).click();
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('La tua password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('La passkey è pronta')).toBeVisible();

  await logOut(page);
  await offersNone(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
  await expect(page).toHaveURL('/members');
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
});
