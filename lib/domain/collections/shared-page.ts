import { asShown } from '../catalog-pdf/as-shown';
import { catalogFacts, type FactOptions } from '../catalog-pdf/catalog-facts';
import { widthIn } from '../photos/photo-sides';

export const SHARED_LANGUAGES = ['en', 'hi'] as const;

/** What a shared page shows besides the photos. */
export interface ShareOptions extends FactOptions {
  language: (typeof SHARED_LANGUAGES)[number];
  /** Number buyers write to, in E.164; null for none. */
  phoneNumber: string | null;
}

interface SharedItem {
  title: string;
  sellerName: string;
  rate: number | null;
  isSet: boolean;
  pieces: number | null;
  sizes: readonly string[];
  photo: { urls: Record<'thumb' | 'screen' | 'large', string>; width: number; height: number } | null;
}

interface SharedCollection {
  nameEn: string;
  nameHi: string;
  descriptionEn: string;
  descriptionHi: string;
  items: readonly SharedItem[];
}

const WORDS = {
  en: { ask: 'Ask for this on WhatsApp', gone: 'This page is no longer here. Ask for a new link.' },
  hi: { ask: 'व्हाट्सऐप पर पूछें', gone: 'यह पेज अब नहीं है। नया लिंक माँगें।' },
} as const;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;color:#1d1b22;background:#fff}
main{max-width:960px;margin:0 auto;padding:16px}h1{margin:0 0 4px;font-size:24px}h2{margin:8px 0 0;font-size:16px}
p{margin:2px 0;color:#4c4a55}ol{list-style:none;margin:16px 0;padding:0;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:24px 16px}li{content-visibility:auto;contain-intrinsic-size:auto 380px;overflow-wrap:anywhere}
img{display:block;width:100%;height:auto;background:#eee;border-radius:6px}
a.ask{display:inline-block;margin-top:8px;padding:10px 14px;border-radius:6px;background:#0b6b3a;color:#fff;text-decoration:none}
@media(min-width:600px){ol{gap:32px 24px}}
@media(prefers-color-scheme:dark){body{background:#141218;color:#eceaf2}p{color:#c3c0cc}}`;

const page = (language: ShareOptions['language'], title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><meta name="description" content="${escape(title)}"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

function askLink({ phoneNumber, language }: ShareOptions, collection: string, title: string): string {
  if (phoneNumber === null) return '';
  const address = `https://wa.me/${phoneNumber.slice(1)}?text=${encodeURIComponent(`${collection}: ${title}`)}`;
  return `<a class="ask" rel="noreferrer" href="${escape(address)}">${WORDS[language].ask}</a>`;
}

/**
 * A phone shows two side by side. The declared width is below the real one, so that old low-resolution phones on slow
 * connections load the small photos and sharp screens the others.
 */
const SIZES = '(min-width:600px) 460px, 33vw';

function pictureOf(photo: NonNullable<SharedItem['photo']>, alt: string, loading: string): string {
  const [thumb, screen, large] = [photo.urls.thumb, photo.urls.screen, photo.urls.large].map(escape);
  const widths = `${thumb} ${widthIn('thumb', photo)}w, ${screen} ${widthIn('screen', photo)}w`;
  return `<a href="${large}"><img src="${screen}" srcset="${widths}" sizes="${SIZES}" width="${photo.width}" height="${photo.height}" ${loading} alt="${alt}"></a>`;
}

/** A catalog's text in the PDF's wording, which also leaves out hidden facts. */
function itemText(
  { photo, rate, pieces, isSet, ...item }: SharedItem,
  place: number,
  options: ShareOptions,
  collection: string,
) {
  const unsaid = { fabric: '', tags: [], gst: null, minimumOrder: null };
  const known = { ...item, ...unsaid, ratePaise: rate, pieces: isSet ? pieces : null };
  const { title, ...shown } = asShown(known, options);
  const facts = catalogFacts({ title, ...shown }, options);
  const line = [facts.rate, facts.set, facts.sizes, facts.seller].filter(Boolean).join(' · ');
  // The first photos on a phone load first; the others load lazily.
  const loading = place < 2 ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  const picture = photo ? pictureOf(photo, escape(title), loading) : '';
  return `<li>${picture}<h2>${place + 1}. ${escape(title)}</h2><p>${escape(line)}</p>${askLink(options, collection, title)}</li>`;
}

/** A collection as a page for buyers: one document without scripts, which works on any phone. */
export function sharedPage(collection: SharedCollection, options: ShareOptions): string {
  const isHindi = options.language === 'hi';
  const name = (isHindi && collection.nameHi) || collection.nameEn;
  const description = isHindi ? collection.descriptionHi : collection.descriptionEn;
  const items = collection.items.map((item, place) => itemText(item, place, options, name));
  return page(
    options.language,
    name,
    `<h1>${escape(name)}</h1><p>${escape(description)}</p><ol>${items.join('')}</ol>`,
  );
}

/** Page for an invalid link: always the same, whatever is wrong with it. */
export const gonePage = (): string => page('en', 'BOMB', `<h1>${WORDS.en.gone}</h1><p lang="hi">${WORDS.hi.gone}</p>`);
