import PDFDocument from 'pdfkit';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

test.use({ person: personWithRole('pipeline_onground') });

/** A PDF with this many pages, each in another colour. */
function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: [300, 400], autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
    document.rect(40, 40, 60 + page * 10, 200).fill(page % 2 ? 'teal' : 'maroon');
    document.fontSize(24).text(`Design ${page + 1}`, 60, 300);
  }
  document.end();
  return done;
}

test('the pages of a PDF become photos; a PDF with a password or a fault says so', async ({ page }, testInfo) => {
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await page.goto('/catalog/upload?tab=photos');
  await page
    .getByLabel('Photos to upload')
    .setInputFiles([
      pdf('Kesariya.pdf', await pdfOf(11)),
      pdf('locked.pdf', await pdfOf(1, { userPassword: 'silk' })),
      pdf('broken.pdf', Buffer.from('%PDF-1.7 and nothing else')),
    ]);
  await expect(page.getByRole('heading', { name: 'In no catalog yet: 11 photos' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^locked\.pdf: This PDF has a password\./)).toBeVisible();
  await expect(page.getByText(/^broken\.pdf: This PDF is damaged/)).toBeVisible();
  await page.getByRole('button', { name: 'One catalog per folder' }).click();
  const first = page.getByRole('group', { name: 'Photos of catalog 1' }).getByRole('button');
  await expect(first).toHaveCount(11);
  await expect(first.first()).toHaveAccessibleName('Kesariya, page 01.jpg, 1 of 11, cover');
  await expect(first.last()).toHaveAccessibleName('Kesariya, page 11.jpg, 11 of 11');
  await page.screenshot({ path: testInfo.outputPath('pages.png'), fullPage: true });
});
