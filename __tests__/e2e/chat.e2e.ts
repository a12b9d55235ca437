import type { Page } from '@playwright/test';
import { personNamed, personWithRole } from './support/people';
import { expect, test } from './support/test';

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' });

test.use({ person: personWithRole('admin') });

test('two of the staff and a buyer: one answer, one without a connection, and search in Hindi', async ({
  page: asha,
  context: desk,
  openBrowser,
  watch,
}) => {
  watch.expectStatus(409, /\/api\/conversations\//, 1);
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await asha.goto('/chat');
  const conversations = asha.getByRole('list', { name: 'Conversations' }).getByRole('button');
  // One that nobody owns.
  await conversations
    .filter({ hasNotText: /Merchant|Chauhan|Mehta|WhatsApp/ })
    .first()
    .click();
  const name = await asha.getByRole('heading', { level: 2 }).first().innerText();
  await expect(thread(asha).getByRole('listitem').first()).toBeVisible();

  // Zoya has the same conversation on the buyer's page.
  const buyer = asha.getByRole('link', { name, exact: true });
  const zoya = await (await openBrowser(personNamed('Zoya'))).newPage();
  await zoya.goto(`${await buyer.getAttribute('href')}?tab=chat`);
  await expect(thread(zoya).getByRole('listitem').first()).toBeVisible();
  await expect(asha.getByText('Zoya Merchant looks at this too')).toBeVisible();
  await answer(zoya).pressSequentially('Namaste');
  await expect(asha.getByText('Zoya Merchant is answering…')).toBeVisible();

  await answer(asha).fill('Rate ₹415 hai, dusre rang bhi hain?');
  await asha.keyboard.press('ControlOrMeta+Enter');
  await expect(thread(zoya).getByText('Rate ₹415 hai, dusre rang bhi hain?')).toHaveCount(1);
  await answer(zoya).press('ControlOrMeta+Enter');
  await expect(thread(zoya).getByText('Asha Mehta owns this conversation.')).toBeVisible();
  await thread(zoya).getByRole('button', { name: 'Remove' }).click();

  // The buyer of the demo reads and answers.
  await expect(thread(asha).getByText('Rate theek hai. 2 set bhej dijiye.')).toBeVisible();
  await expect(thread(asha).getByTitle('Read').last()).toBeAttached();

  await desk.setOffline(true);
  await answer(asha).fill('Kal tak pahunch jayega.');
  await answer(asha).press('ControlOrMeta+Enter');
  await expect(thread(asha).getByText('Waiting to be sent')).toBeVisible();
  await desk.setOffline(false);
  await expect(thread(zoya).getByText('Kal tak pahunch jayega.')).toHaveCount(1);
  await expect(thread(asha).getByText('Waiting to be sent')).toHaveCount(0);
  await expect(thread(asha).getByText('Kal tak pahunch jayega.')).toHaveCount(1);

  await asha.getByRole('searchbox', { name: 'Search people and messages' }).fill('साड़ी ज़री');
  await expect(asha.getByRole('region', { name: 'Messages' })).toContainText('साड़ी का बॉर्डर ज़री का है या प्रिंट?');
});
