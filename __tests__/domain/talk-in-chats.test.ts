import { groupPosts } from '@/lib/domain/whatsapp/group-posts';
import { offersGoods } from '@/lib/domain/whatsapp/offers-goods';
import { readExport } from '@/lib/domain/whatsapp/read-export';

const TALK = [
  'Payment 25000 received thanks',
  'Bhai 12500 bhej diya, check karo',
  'GPay done 8400',
  'Balance 32000 pending, kab doge',
  'पेमेंट 15000 मिल गया',
  'ચૂકવણી 9000 મળી ગઈ',
  'Sold out 1023, 1024',
  'D.no 1045 out of stock',
  'Stock khatam 450 wali saree',
  'Need 50 pcs georgette saree under 400',
  'Kisi ke pas cotton kurti 300 tak hai?',
  'मुझे 200 साड़ी चाहिए 350 तक',
  'Happy Diwali 2026 to all',
  'Good morning 12/11/2026',
  'Shop band rahegi 14 se 18 November tak',
  'આવતીકાલે દુકાન બંધ 15 તારીખ',
  'Call me 98250 12345',
  'Office 10 to 7, Sunday closed. Please send all orders before evening, we dispatch the same day',
];

const OFFERS = [
  '495',
  '415 net',
  'Kesariya 650/-',
  'Sorry rate 975/-',
  'रेट ४५०',
  '૪૫૦ ભાવ',
  'Single 650 / full set 600',
  'Pure georgette saree 12 pcs set',
  'Rangoli vol 13 cotton, 450',
  '1023 sold out, 1024 rate 450',
];

it('of 18 lines of talk at most two are taken for an offer', () => {
  expect(TALK.filter(offersGoods).length).toBeLessThanOrEqual(2);
});

it.each(OFFERS)('%j is an offer', (text) => expect(offersGoods(text)).toBe(true));

it('talk behind an album is set aside, and photos wait for words of goods', () => {
  const read = readExport(
    [
      '05/11/26, 10:00 - Asha: 1.jpg (file attached)\nKesariya 650/-',
      '05/11/26, 10:01 - Asha: Payment 25000 received thanks',
      '05/11/26, 10:20 - Asha: 2.jpg (file attached)',
      '05/11/26, 10:21 - Asha: Rangoli cotton',
    ].join('\n'),
  );
  const { posts, chatter } = groupPosts(read?.messages ?? []);
  expect(posts.map(({ caption }) => caption)).toEqual(['Kesariya 650/-', 'Rangoli cotton']);
  expect(chatter.map(({ text }) => text)).toEqual(['Payment 25000 received thanks']);
});
