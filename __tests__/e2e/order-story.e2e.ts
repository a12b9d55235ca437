import type { Locator } from '@playwright/test';
import { personWithRole } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ person: personWithRole('manage_buyer') });

const LINES = 5;

test('from a new buyer to a credit note, without a mouse', async ({ page }, testInfo) => {
  const dialog = page.getByRole('dialog');
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string | RegExp, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name, exact: true }).first();
  const push = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const fill = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  /** Opens a dialog, fills in its fields and submits it with its own button. */
  const answer = async (name: string, send: string, fields: () => Promise<void> = () => Promise.resolve()) => {
    await push(button(name));
    await expect(dialog).toBeVisible();
    await fields();
    await push(button(send, dialog));
    await expect(dialog).toBeHidden();
  };
  const shot = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });

  await test.step('add the buyer', async () => {
    await page.goto('/buyer?add=new');
    await fill(textbox('Business name'), 'नवरंग वस्त्र');
    await fill(textbox('Contact name'), 'Rekha Jain');
    // A separate number for each retry.
    await fill(textbox('Phone number'), `98765 4321${testInfo.retry}`);
    await fill(textbox('City'), 'Kota');
    await tabTo(page, page.getByRole('combobox', { name: 'State' }));
    await page.keyboard.type('Rajasthan');
    await push(button('Add', dialog));
    await expect(page.getByRole('heading', { level: 1, name: 'नवरंग वस्त्र' })).toBeVisible();
  });

  const wanted: string[] = [];
  await test.step('begin an order and read what a search finds', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Facts' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await push(page.getByRole('link', { name: 'New order' }).first());
    const search = page.getByRole('combobox', { name: 'Add a catalog' });
    await expect(search).toBeFocused();
    await page.keyboard.type('a');
    // Volumes of several sellers share names and some have no number; design numbers are unique.
    const options = page.getByRole('option').filter({ hasText: /D\.\d/ });
    await expect(options.nth(LINES - 1)).toBeVisible();
    for (const text of (await options.allInnerTexts()).slice(0, LINES)) {
      const [design = ''] = /D\.\d+/.exec(text) ?? [];
      wanted.push(`${design} – ${text.includes('set of') ? '2 set' : '5 pc'}`);
    }
    await page.keyboard.press('Escape');
  });

  await test.step('take five lines out of a pasted message', async () => {
    await push(button('Paste a message'));
    await expect(textbox('Message of the buyer')).toBeFocused();
    await page.keyboard.insertText(wanted.join('\n'));
    await expect(button(`Add ${LINES} lines`)).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(LINES);
    await expect(page.getByText('Draft saved')).toBeVisible();
    await shot('draft');
  });

  await test.step('place it and take the first part to the buyer', async () => {
    await push(button('Place order'));
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+, नवरंग वस्त्र$/ })).toBeVisible();
    await answer('Record answer', 'Record answer');
    await answer('Dispatch', 'Record dispatch', async () => {
      await fill(textbox('Transporter'), 'Ganesh Roadways');
      await fill(textbox('LR number'), `E2E 4821${testInfo.retry}`);
    });
    await answer('Record delivery', 'Record delivery');
  });

  await test.step('return a piece and settle it', async () => {
    await answer('Request return', 'Request return', () => fill(textbox('Pieces'), '1'));
    await answer('Approve', 'Approve');
    await answer('Mark received', 'Mark received');
    await answer('Settle with credit note', 'Settle with credit note');
    await expect(page.getByText(/Credit note C[0-9A-Z]+\/\d\d-\d\d\/\d{5}/).first()).toBeVisible();
  });

  await test.step('print the credit note and the pro-forma', async () => {
    for (const name of ['Credit note', 'Pro-forma invoice']) {
      const download = page.waitForEvent('download');
      await push(button(name));
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} .*\\.pdf$`));
      await file.saveAs(testInfo.outputPath(`${name}.pdf`));
    }
    await shot('placed');
  });
});
