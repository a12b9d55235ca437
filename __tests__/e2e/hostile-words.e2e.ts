import { personWithRole, signInByCalls } from './support/people';
import { expect, test } from './support/test';

const ADMIN = personWithRole('admin');
test.use({ person: ADMIN });

/** Text that would take effect if it were inserted into a page as markup. Sorted last in every list. */
const HOSTILE = [
  'Zz <img src=x onerror="window.isTaken=1">',
  'Zz "><svg onload="window.isTaken=1">',
  "Zz '-isTaken=1-'</script><script>isTaken=1</script>",
  'Zz javascript:isTaken=1//{{isTaken=1}}${isTaken=1}',
] as const;

const VIEW = { search: '', layout: { hidden: [], order: [], widths: {} }, shared: false, defaultFor: [] };

/** Enters the text wherever staff can enter text. Returns the created records. */
async function makeHostileRecords(address: string) {
  const { apiInfo } = await signInByCalls(address, ADMIN);
  const headers = { Authorization: `JWT ${apiInfo.accessToken}`, 'Content-Type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const sellers: string[] = [];
  const { retry } = test.info();
  // A retry finds the first attempt's records.
  const texts = HOSTILE.map((words) => words + ' again'.repeat(retry));
  for (const [index, words] of texts.entries()) {
    const marketId = await post('/api/markets', { name: words, city: words, state: 'Gujarat' });
    const seller = { businessName: words, contactName: words, address: words, marketId };
    const sellerId = await post('/api/sellers', { ...seller, phoneNumbers: [`+9176543210${retry}${index}`] });
    await post(`/api/sellers/${sellerId}/notes`, { text: words });
    const inviteLink = `https://chat.whatsapp.com/Hostile${retry}${index}AAAAAAAAAAAAA`;
    await post('/api/seller-groups', { sellerId, name: words, inviteLink });
    sellers.push(sellerId);
  }
  const views: string[] = [];
  for (const words of texts) views.push(await post('/api/saved-views', { ...VIEW, name: words, list: 'sellers.list' }));
  const forgetViews = () =>
    Promise.all(views.map((id) => fetch(`${address}/api/saved-views/${id}`, { method: 'DELETE', headers })));
  return { sellers, forgetViews };
}

test('words that are code stay words on every screen that shows them', async ({ page, address }) => {
  const { sellers, forgetViews } = await makeHostileRecords(address);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const [words] = HOSTILE;
  const shown = page.getByText(words).first();

  await test.step('lists, and what they are searched by', async () => {
    for (const list of ['/seller', '/market']) {
      await page.goto(`${list}?q=${encodeURIComponent(words)}`);
      await expect(shown).toBeVisible();
    }
  });
  await test.step('the groups of a seller', async () => {
    await page.goto(`/seller/wa-groups/${sellers[0]}`);
    await expect(page.locator('tr[data-row]').getByText(words).first()).toBeVisible();
  });
  await test.step('what was done', async () => {
    await page.goto('/settings?tab=activity-log');
    // Other tests run at the same time, so the latest entries may be theirs.
    await page.getByRole('textbox', { name: 'Record number' }).fill(sellers[0] ?? '');
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`by ${ADMIN.name}|${ADMIN.name}`))
        .first(),
    ).toBeVisible();
  });
  await test.step('records with their tabs', async () => {
    for (const [index, id] of sellers.entries()) {
      await page.goto(`/seller/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: HOSTILE[index] })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      await expect(page.getByRole('tabpanel')).toContainText(HOSTILE[index] ?? '');
    }
  });

  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
  expect(dialogs).toEqual([]);
  await forgetViews();
});
