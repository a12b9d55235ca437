import type { Page } from '@playwright/test';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { openBuyerApp } from './support/buyer-app';
import { personNamed, personWithRole, signInByCalls } from './support/people';
import { expect, test } from './support/test';

const ASHA = personWithRole('admin');

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' });
const refused = (page: Page) => thread(page).getByRole('alert');

/** An unassigned conversation with a buyer's app. */
async function findUnowned(address: string): Promise<Conversation & { buyerId: string; identity: string }> {
  const { apiInfo } = await signInByCalls(address, ASHA);
  const headers = { Authorization: `JWT ${apiInfo.accessToken}` };
  const reply = await fetch(`${address}/api/conversations?view=unassigned&limit=50`, { headers });
  const { data } = (await reply.json()) as { data: { rows: Conversation[] } };
  const { buyerId, identity, ...rest } = data.rows.find((row) => row.buyerId && row.identity) ?? {};
  if (!buyerId || !identity) throw new Error('Every conversation has an owner.');
  return { ...(rest as Conversation), buyerId, identity };
}

test.use({ person: ASHA });

test('two of the staff and a buyer: typing, a race, no connection, Hindi, an order', async ({
  page: asha,
  address,
  openBrowser,
  watch,
}) => {
  watch.expectStatus(409, /\/api\/conversations\//, 1);
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const conversation = await findUnowned(address);
  const buyer = await openBuyerApp(address, conversation);
  await asha.goto(`/chat?conversation=${conversation.id}`);
  const zoya = await (await openBrowser(personNamed('Zoya'))).newPage();
  await zoya.goto(`/buyer/${conversation.buyerId}?tab=chat`);

  await test.step('all three see each other', async () => {
    await expect(asha.getByText('Zoya Merchant looks at this too')).toBeVisible();
    await buyer.type();
    await expect(asha.getByText(`${conversation.contactName} is typing…`)).toBeVisible();
    await buyer.say('Laal rang milega?');
    for (const page of [asha, zoya]) await expect(thread(page).getByText('Laal rang milega?')).toBeVisible();
    await answer(zoya).pressSequentially('Ji');
    await expect(asha.getByText('Zoya Merchant is answering…')).toBeVisible();
  });

  await test.step('of two answers at once one is sent, and its writer owns the conversation', async () => {
    await answer(asha).fill('Haan ji, kal tak.');
    await answer(zoya).fill('Nahi, sirf neela.');
    await Promise.all([asha, zoya].map((page) => answer(page).press('ControlOrMeta+Enter')));
    await expect.poll(async () => (await refused(asha).count()) + (await refused(zoya).count())).toBe(1);
    await expect.poll(() => buyer.heardFromStaff().slice(-1)[0]).toMatch(/kal tak|neela/);
  });
  const isAshas = (await refused(asha).count()) === 0;
  const [owner, other] = isAshas ? [asha, zoya] : [zoya, asha];
  await refused(other).getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();

  await test.step('what is written without a connection is kept and sent once', async () => {
    await owner.context().setOffline(true);
    await answer(owner).fill('LR kal milega.');
    await answer(owner).press('ControlOrMeta+Enter');
    await expect(thread(owner).getByText('Waiting to be sent')).toBeVisible();
    await owner.context().setOffline(false);
    await expect(thread(other).getByText('LR kal milega.')).toBeVisible();
    await expect(thread(owner).getByText('Waiting to be sent')).toHaveCount(0);
    for (const page of [owner, other]) await expect(thread(page).getByText('LR kal milega.')).toHaveCount(1);
    await expect.poll(() => buyer.heardFromStaff().filter((text) => text === 'LR kal milega.')).toHaveLength(1);
  });

  await test.step('Hindi is found, and an order begun beside the conversation', async () => {
    await asha.getByRole('searchbox', { name: 'Search people and messages' }).fill('साड़ी ज़री');
    const found = asha.getByRole('region', { name: 'Messages' });
    await expect(found).toContainText('साड़ी का बॉर्डर ज़री का है या प्रिंट?');
    await asha.getByRole('link', { name: 'Take an order' }).click();
    await expect(asha).toHaveURL(/\/order\/[0-9a-f-]{36}/);
    await expect(asha.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await buyer.leave();
});
