import type { Page } from '@playwright/test';
import { personWithRole, signInByCalls } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

const LINKER = personWithRole('pipeline_online');
const EDITOR = personWithRole('editor_video');

/** Six seconds from an upright phone at 1080 × 1920 pixels that show one cloth after another. */
const CLIP = '__tests__/support/clips/phone.mp4';

interface Listed {
  seller: { businessName: string };
}

interface Shown {
  status: string;
  segments: { catalogId: string }[];
}

/** API responses for an admin, call by call. */
async function asAdmin(address: string) {
  const { apiInfo } = await signInByCalls(address, personWithRole('admin'));
  return async <Row>(path: string): Promise<Row[]> => {
    const answer = await fetch(address + path, { headers: { Authorization: `JWT ${apiInfo.accessToken}` } });
    return ((await answer.json()) as { data: { rows: Row[] } }).data.rows;
  };
}

async function pickSeller(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Seller' }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

test.use({ person: LINKER });

test('from a link and a raw clip to a live video on the page of its catalog', async ({
  page,
  address,
  openBrowser,
}, testInfo) => {
  test.setTimeout(300_000);
  const picture = (on: Page, name: string) => on.screenshot({ path: testInfo.outputPath(`${name}.png`) });
  const rows = await asAdmin(address);
  // Every seller with live catalogs in the demo has two of them.
  const seller = (await rows<Listed>('/api/catalogs?status=live&limit=10'))[0]?.seller.businessName ?? '';

  await page.goto('/video/pipeline/link');
  await page.getByRole('textbox', { name: 'Links' }).fill('new video youtu.be/AbCdEfGhIjK?si=x please cut');
  await expect(page.getByText('YouTube · https://www.youtube.com/watch?v=AbCdEfGhIjK')).toBeVisible();
  await pickSeller(page, seller);
  await page.getByRole('button', { name: 'Add 1 link' }).click();
  await expect(page.getByText('1 link added.')).toBeVisible();

  const uploader = await (await openBrowser(personWithRole('pipeline_wa'))).newPage();
  await uploader.goto('/video/pipeline/upload');
  await uploader.getByLabel('Video files').setInputFiles(CLIP);
  await expect(uploader.getByText(/0:06 · 1080 × 1920 · H.264/)).toBeVisible({ timeout: 60_000 });
  await pickSeller(uploader, seller);
  await uploader.getByRole('button', { name: 'Add 1 video' }).click();
  await expect(uploader.getByText('1 video added.')).toBeVisible();

  const admin = await (await openBrowser(personWithRole('admin'))).newPage();
  await admin.goto('/admin/videos?status=submitted&source=whatsapp');
  await admin.getByRole('checkbox', { name: 'Select phone.mp4' }).check();
  await admin.getByRole('button', { name: 'Assign…' }).click();
  await admin.getByRole('radio', { name: new RegExp(EDITOR.name) }).check();
  await admin.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(admin.getByText('1 video moved.')).toBeVisible();
  await picture(admin, '1-admin');

  const editor = await (await openBrowser(EDITOR)).newPage();
  const press = async (...keys: string[]) => {
    for (const key of keys) await editor.keyboard.press(key);
  };
  const standsAt = (name: string, seconds: number) =>
    expect
      .poll(() =>
        editor
          .getByRole('region', { name: `Player of ${name}` })
          .locator('video')
          .evaluate((video: HTMLVideoElement) => (video.seeking ? -1 : video.currentTime)),
      )
      .toBeCloseTo(seconds, 0);
  await editor.goto('/video/editor/fetch');
  await tabTo(editor, editor.getByRole('button', { name: 'Take phone.mp4' }));
  await press('Enter');
  await expect(editor.getByRole('heading', { level: 1, name: 'phone.mp4' })).toBeVisible();
  await standsAt('phone.mp4', 0);
  await press('i', 'ArrowRight');
  await standsAt('phone.mp4', 5);
  await press('o');
  await expect(editor.getByRole('button', { name: 'Cut to 0:05' })).toBeEnabled();
  await press('x');
  await expect(editor.getByText('The cut is here.')).toBeVisible({ timeout: 60_000 });
  await expect(editor.getByRole('img', { name: 'Frame 2' })).toBeVisible({ timeout: 60_000 });
  await press('2');
  await expect(editor.getByRole('img', { name: 'Thumbnail' })).toBeVisible({ timeout: 60_000 });
  await picture(editor, '2-cut');
  await press('Control+Enter');
  await expect(editor.getByText('phone.mp4 is cut. It waits for its tags.')).toBeVisible();

  await press('Control+k');
  await expect(editor.getByRole('dialog', { name: 'Search or go to …' })).toBeVisible();
  await editor.keyboard.type('Tag');
  await expect(editor.getByRole('option', { selected: true })).toContainText('Tag');
  await press('Enter');
  await editor.waitForURL('**/video/editor/tag');
  await tabTo(editor, editor.getByRole('link', { name: /phone\.mp4/ }).first());
  await press('Enter');
  await expect(editor.getByRole('group', { name: 'Languages' })).toBeVisible();
  await standsAt('phone-cut.mp4', 0);
  let keys = 0;
  const tag = async (...pressed: string[]) => {
    keys += pressed.length;
    await press(...pressed);
  };
  await tag('p', '1', 'h', '1', 'Escape', ';', 'i', 'ArrowRight');
  await standsAt('phone-cut.mp4', 5);
  // The number keys seek to tenths of the film.
  await tag('4');
  await standsAt('phone-cut.mp4', 2);
  const proposals = editor.getByRole('list', { name: 'Proposals' });
  await tag('o');
  await expect(proposals.getByRole('listitem').nth(1)).toBeVisible();
  await tag('1');
  await expect(proposals).toBeHidden();
  await tag('i', '9');
  await standsAt('phone-cut.mp4', 4.5);
  await tag('o');
  await expect(proposals.getByRole('listitem').nth(1)).toBeVisible();
  await tag('2');
  await expect(proposals).toBeHidden();
  await expect(editor.getByRole('list', { name: 'Segments' }).getByRole('listitem')).toHaveCount(2);
  await expect(editor.getByText('Everything is there.')).toBeVisible();
  await picture(editor, '3-tagged');
  const title = await editor.getByRole('textbox', { name: 'Title' }).inputValue();
  await tag('Control+Enter');
  await expect(editor.getByText(`${title} went to review.`)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(20);

  const reviewer = await (await openBrowser(personWithRole('editor_review'))).newPage();
  await reviewer.goto('/video?status=in_review');
  await reviewer.getByRole('searchbox').fill(title);
  // The search text reaches the address a moment later, and that change would close an open video.
  await expect(reviewer).toHaveURL(/q=/);
  await reviewer
    .getByRole('button', { name: new RegExp(`${title}.*In review`) })
    .first()
    .click();
  const drawer = reviewer.getByRole('dialog', { name: title });
  await expect(drawer.getByText(/phone-cut|Buyers see it/).first()).toBeVisible();
  await picture(reviewer, '4-review');
  await drawer.getByRole('button', { name: 'Accept' }).click();
  await reviewer
    .getByRole('dialog', { name: /^Accept/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(drawer.getByText('Live').first()).toBeVisible();

  const [live] = await rows<Shown>(`/api/videos?status=live&q=${encodeURIComponent(title)}`);
  expect(live?.segments).toHaveLength(2);
  for (const { catalogId } of live?.segments ?? []) {
    await reviewer.goto(`/catalog?look=${catalogId}`);
    await expect(reviewer.getByRole('list', { name: 'Videos' }).getByText(new RegExp(`^${title}`))).toBeVisible();
  }
  await picture(reviewer, '5-catalog');
});
