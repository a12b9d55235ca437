import { personWithRole } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ person: personWithRole('manage_buyer') });

test('from a new buyer to a credit note, without a mouse', async ({ page }, testInfo) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** Goes to a button and presses it. */
  const pushed = async (name: string | RegExp) => {
    await tabTo(page, button(name).first());
    await press('Enter');
  };
  const shot = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });

  await test.step('add the buyer', async () => {
    await page.goto('/buyer?add=new');
    await tabTo(page, textbox('Business name'));
    await page.keyboard.type('नवरंग वस्त्र');
    await tabTo(page, textbox('Contact name'));
    await page.keyboard.type('Rekha Jain');
    await tabTo(page, textbox('Phone'));
    await press('Control+a');
    await page.keyboard.type('98765 43219');
    await tabTo(page, textbox('City'));
    await page.keyboard.type('Kota');
    await tabTo(page, page.getByRole('combobox', { name: 'State' }));
    await page.keyboard.type('Raj');
    await tabTo(page, textbox('City'));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'नवरंग वस्त्र' })).toBeVisible();
  });

  const buyerId = new URL(page.url()).pathname.split('/').pop() ?? '';
  const titles: string[] = [];
  await test.step('begin an order and read what a search finds', async () => {
    await page.goto(`/order/new?buyer=${buyerId}`);
    const search = page.getByRole('combobox', { name: 'Add a catalog' });
    await expect(search).toBeFocused();
    await page.keyboard.type('saree');
    const options = page.getByRole('option');
    await expect(options.nth(4)).toBeVisible();
    for (const text of await options.allInnerTexts()) {
      const [title = ''] = text.split(' · ');
      if (titles.length < 5) titles.push(`${title} – ${text.includes('set of') ? '2 set' : '5 pc'}`);
    }
    await press('Escape');
  });

  await test.step('five lines by a pasted message', async () => {
    await pushed('Paste a message');
    await expect(textbox('Message of the buyer')).toBeFocused();
    await page.keyboard.insertText(titles.join('\n'));
    await expect(button('Add 5 lines')).toBeVisible();
    await press('Control+Enter');
    await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText('Draft saved')).toBeVisible();
    await shot('draft');
  });

  await test.step('place it, and take the first part through its steps', async () => {
    await pushed('Place order');
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+, नवरंग वस्त्र$/ })).toBeVisible();
    await pushed('Record answer');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await pushed('Dispatch');
    await tabTo(page, textbox('Transporter'));
    await page.keyboard.type('Ganesh Roadways');
    await tabTo(page, textbox('LR number'));
    await page.keyboard.type('E2E 48213');
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await pushed('Record delivery');
    await pushed(/^Record delivery$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('return a piece and settle it', async () => {
    await pushed('Request return');
    await expect(page.getByRole('textbox', { name: 'Pieces' })).toBeFocused();
    await page.keyboard.type('1');
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await pushed('Approve');
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await pushed('Mark received');
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await pushed('Settle with credit note');
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(/Credit note C[0-9A-Z]+\/\d\d-\d\d\/\d{5}/).first()).toBeVisible();
  });

  await test.step('print the credit note and the pro-forma', async () => {
    for (const name of ['Credit note', 'Pro-forma invoice']) {
      const download = page.waitForEvent('download');
      await pushed(name);
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} .*\\.pdf$`));
      await file.saveAs(testInfo.outputPath(`${name}.pdf`));
    }
    await shot('placed');
  });
});
