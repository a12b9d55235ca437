import { setImmediate as turn } from 'node:timers/promises';
import sharp, { type OverlayOptions } from 'sharp';
import type { PhotoQuality } from '@/lib/domain/catalog-pdf/options';
import { composePages } from './compose-pages';
import type { DrawJob } from './draw-catalog-pdf';
import { openFonts } from './fonts';
import type { ComposedPage, PhotoItem } from './page-items';
import { openPagePhoto } from './page-photo';
import { pageSvg } from './page-svg';

/** Pixels per point and JPEG quality. WhatsApp shrinks larger images anyway. */
const JPEG_PAGES: Record<PhotoQuality, { scale: number; quality: number }> = {
  normal: { scale: 2, quality: 82 },
  smaller: { scale: 1.5, quality: 64 },
};

/** Pages skipped before yielding to other work. */
const PAGES_A_TURN = 20;

export interface JpegPage {
  /** Counts from 1. */
  page: number;
  bytes: Buffer;
  /** Photos of this page that are missing or unreadable; a placeholder shows it. */
  missingPhotos: string[];
}

/** A photo in its size and position on the page; null where it is missing. */
async function layer(
  { box, photo, fit }: PhotoItem,
  scale: number,
  { readPhoto }: DrawJob,
): Promise<OverlayOptions | null> {
  const bytes = photo === null ? null : await readPhoto(photo);
  if (!bytes) return null;
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  const rules = fit === 'fill' ? ({ fit: 'cover', position: 'top' } as const) : ({ fit: 'inside' } as const);
  try {
    const { data: input, info } = await openPagePhoto(bytes)
      .resize(width, height, rules)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      input,
      raw: { width: info.width, height: info.height, channels: info.channels },
      left: Math.round(box.x * scale + (width - info.width) / 2),
      top: Math.round(box.y * scale),
    };
  } catch {
    // One damaged photo must not lose the others.
    return null;
  }
}

async function drawPage(composed: ComposedPage, job: DrawJob, onPhoto: () => void) {
  const { scale, quality } = JPEG_PAGES[job.quality];
  const layers: OverlayOptions[] = [];
  const missing = new Set<PhotoItem>();
  for (const item of composed.items) {
    if (item.kind !== 'photo') continue;
    job.signal?.throwIfAborted();
    const made = await layer(item, scale, job);
    if (made) layers.push(made);
    else missing.add(item);
    if (item.photo !== null) onPhoto();
  }
  const words = Buffer.from(pageSvg(composed, scale, (item) => missing.has(item)));
  const [width, height] = [Math.round(composed.width * scale), Math.round(composed.height * scale)];
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...layers, { input: words }])
    .jpeg({ quality })
    .toBuffer();
  return { bytes, missingPhotos: [...missing].flatMap(({ photo }) => photo ?? []) };
}

/**
 * Draws the pages of {@link drawCatalogPdf} lazily as JPEGs, starting at a page: only one page is in memory at a time.
 * @throws the reason of the signal when it was aborted, and any error of `readPhoto`.
 */
export async function* drawCatalogJpegs(job: DrawJob, from = 1): AsyncGenerator<JpegPage> {
  let [page, done] = [0, 0];
  await openFonts();
  for (const composed of composePages(job)) {
    page += 1;
    if (page % PAGES_A_TURN === 0) await turn();
    if (page < from) continue;
    yield { page, ...(await drawPage(composed, job, () => job.onPhoto?.((done += 1)))) };
  }
}
