import sharp from 'sharp';
import type { CatalogOnPage, CatalogPdfOptions } from '@/lib/domain/catalog-pdf/options';

export const aCatalog: CatalogOnPage = {
  title: 'Radhika Vol 12',
  sellerName: 'Shree Ganesh Textiles',
  ratePaise: 41_500,
  pieces: 8,
  minimumOrder: 16,
  sizes: ['M', 'L', 'XL'],
  fabric: 'Cotton silk',
  tags: ['Printed', 'Party wear'],
  gst: 'extra',
};

export const someOptions = (changes: Partial<CatalogPdfOptions>): CatalogPdfOptions => ({
  perPage: 4,
  hasCover: true,
  title: 'Diwali 2026',
  rate: 'shown',
  markupPercent: 0,
  showsSeller: true,
  footer: 'Bazaar Traders, Surat',
  watermark: 'Bazaar',
  language: 'en',
  ...changes,
});

/** A photo of many colours, the same for the same seed. */
export function aPicture(seed: number, width = 600, height = 800) {
  const pixels = Uint8Array.from({ length: 30 * 40 * 3 }, (_, index) => (index * (seed * 7 + 13)) % 251);
  return sharp(pixels, { raw: { width: 30, height: 40, channels: 3 } }).resize(width, height);
}
