import { gonePage, type ShareOptions, sharedPage } from '@/lib/domain/collections/shared-page';

const OPTIONS: ShareOptions = {
  language: 'en',
  rate: 'shown',
  markupPercent: 10,
  showsSeller: false,
  phoneNumber: '+919825099998',
};
const urls = { thumb: '/api/photos/a/thumb', screen: '/api/photos/a/screen?until=1&sign=b', large: '/large' };
const photo = { urls, width: 900, height: 1200 };
const item = {
  title: 'Kesariya by Mahesh Silk ₹415',
  sellerName: 'Mahesh Silk',
  rate: 41_500,
  isSet: true,
  pieces: 6,
  sizes: ['M'],
  photo,
};
const collection = { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', items: [item] };
const html = (options: Partial<ShareOptions> = {}, of = collection) => sharedPage(of, { ...OPTIONS, ...options });

describe('the page of a collection for buyers', () => {
  it('is one document without scripts, index or referrer', () => {
    expect(html()).not.toMatch(/<script|javascript:| on\w+=/i);
    expect(html()).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(html()).toContain('<meta name="referrer" content="no-referrer">');
  });

  it('has no more than 20 kB for forty catalogs beside their signed addresses', () => {
    const bare = { ...item, photo: { ...photo, urls: { thumb: '', screen: '', large: '' } } };
    const items = Array.from({ length: 40 }, () => bare);
    expect(Buffer.byteLength(html({}, { ...collection, items }))).toBeLessThan(20_000);
  });

  it('offers photos in the width a phone needs, and the large one behind each', () => {
    const [tag = ''] = /<img [^>]*>/.exec(html()) ?? [];
    expect(tag).toContain('srcset="/api/photos/a/thumb 240w, /api/photos/a/screen?until=1&amp;sign=b 900w"');
    expect(html()).toContain('<a href="/large">');
    const items = Array.from({ length: 4 }, () => item);
    expect(html({}, { ...collection, items }).match(/loading="lazy"/g)).toHaveLength(2);
  });

  it('says nothing of the seller unless that is chosen, in the title neither', () => {
    expect(html()).not.toContain('Mahesh');
    expect(html({ showsSeller: true })).toContain('Mahesh Silk');
  });

  it('shows rates as they are, marked up, or not at all', () => {
    expect(html()).toContain('₹415');
    expect(html({ rate: 'marked-up' })).not.toContain('₹415');
    expect(html({ rate: 'hidden' })).not.toContain('₹');
  });

  it('leads to WhatsApp with the catalog named, nowhere where nobody is asked', () => {
    expect(html()).toContain('https://wa.me/919825099998?text=Diwali%3A%20Kesariya');
    expect(html({ phoneNumber: null })).not.toContain('wa.me');
  });

  it('is in the language that was chosen', () => {
    expect(html({ language: 'hi' })).toContain('<html lang="hi">');
    expect(html({ language: 'hi' })).toContain('<h1>दिवाली</h1>');
  });

  it('shows words as words', () => {
    const hostile = { ...item, title: `<img src=x onerror="alert('1')">&` };
    const page = html({}, { ...collection, nameEn: '</title><script>', items: [hostile] });
    expect(page).not.toMatch(/<script|<img src=x|onerror="/);
    expect(page).toContain('&lt;/title&gt;');
  });
});

it('a page that is gone says so and nothing else', () => expect(gonePage()).not.toMatch(/<a |<img/));
