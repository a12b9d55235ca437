import { randomUUID } from 'node:crypto';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { ApiCaller } from '../harness/bench/api-caller';
import { personWithRole, signInByCalls } from './support/people';
import { expect, test } from './support/test';

const ASHA = personWithRole('admin');

/** A number with this ending answers “Interested”, through the sandbox and its webhook. */
const ANSWERS = '008';

/** An opted-in buyer, new for each retry, in a state that no other test's campaign targets. */
async function addBuyer(calls: ApiCaller, businessName: string, retry: number) {
  const { id } = await calls.call(buyersApi.create, {
    body: {
      ...{ businessName, contactName: 'Lobsang', phoneNumber: `+911279${retry}04${ANSWERS}` },
      ...{ city: 'Kohima', state: 'Nagaland', segment: 'readymade' },
    },
  });
  const body = { state: 'in', source: 'form', proof: 'Fair 2026' } as const;
  await calls.call(buyersApi.addConsent, { params: { id }, body });
  return id;
}

/** A template without variables that the sandbox approved. */
async function approvedTemplate(calls: ApiCaller, name: string): Promise<string> {
  const kind = { language: 'en', category: 'marketing', media: 'none' } as const;
  const body = { ...kind, name, body: 'Namaste, new designs are here.', footer: '', variables: [] };
  const { id, version } = await calls.call(messageTemplatesApi.create, { body });
  await calls.call(messageTemplatesApi.submit, { params: { id }, body: { to: 'pending', version } });
  const status = async () => (await calls.call(messageTemplatesApi.get, { params: { id } })).status;
  await expect.poll(status).toBe('approved');
  return id;
}

test.use({ person: ASHA });

test('a reply by WhatsApp comes into the inbox, and its answer goes out', async ({ page, address }, { retry }) => {
  const calls = new ApiCaller(address, (await signInByCalls(address, ASHA)).apiInfo);
  const businessName = `Lobsang Fashion ${retry + 1}`;
  const subjectId = await addBuyer(calls, businessName, retry);
  const templateId = await approvedTemplate(calls, `chat_hello_${retry + 1}`);
  const write = () =>
    calls.call(messagesApi.send, {
      body: { id: randomUUID(), subject: 'buyers', subjectId, templateId, params: [], text: '' },
    });
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: businessName });
  const thread = page.getByRole('log', { name: 'Messages' });

  await test.step('the reply opens a conversation of its buyer, by itself', async () => {
    await page.goto('/chat?view=all');
    await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
    await write();
    await expect(row).toContainText('Interested');
    await expect(row).toContainText('WhatsApp');
    await row.click();
    await expect(thread.getByText('Interested')).toBeVisible();
  });

  await test.step('the answer goes out through the provider, which says that it was read', async () => {
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Rate ₹415, set of 8.');
    await answer.press('ControlOrMeta+Enter');
    const sent = thread.getByRole('listitem').filter({ hasText: 'Rate ₹415, set of 8.' });
    await expect(sent.getByRole('img', { name: 'Read' })).toBeVisible();
    await expect(sent).toHaveCount(1);
    await expect(row).toContainText('→ Rate ₹415, set of 8.');
  });

  await test.step('the next reply goes on in the same conversation', async () => {
    await write();
    await expect(thread.getByText('Interested')).toHaveCount(2);
    await expect(row).toHaveCount(1);
  });
});
