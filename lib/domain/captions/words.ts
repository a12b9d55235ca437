import { CHARGE_WORDS } from './charge-words';
import { GOODS_WORDS } from './goods-words';
import { MONEY_WORDS } from './money-words';
import { SIZE_WORDS } from './size-words';
import { SOLD_OUT } from './sold-out-words';
import { list, type Spellings } from './word-list';

/** Possible meanings of a word or phrase in a caption; some have more than one. */
export type Term = keyof typeof WORDS;

export const WORDS = {
  ...MONEY_WORDS,
  ...GOODS_WORDS,
  ...CHARGE_WORDS,
  filler: [
    list(
      'is, only, just, sirf, bas, maatra, hai, he, ka, ki, ke, me, mein, of, for, at, in, flat, fix, fixed, the, our, fakt, fakat, matra, ma, ni, mei, nu, che, chhe, wahi, vahi, no less, hona chahiye, hona chaiye, hona chahie, any size, koi bhi size, upar wala, upar wali, upar wale, uper wala, uper wali, in bill, in the bill, on bill, on the bill, same rate, same price, dont ask discount, no discount, discount nahi, sab size same, all size same, sab size, pls, plz, please, dont bargain, pls dont bargain, no bargain, no bargaining, bargaining nahi, jaldi, jaldi karo, jaldi book karo, jaldi lo, jldi, hurry, hurry up, fatafat, book fast, grab fast',
    ),
    list(
      'ऊपर वाला, ऊपर वाली, ऊपर वाले, है, का, की, के, में, मे, मात्र, सिर्फ, केवल, बस, फिक्स, वही, होना चाहिए, होना चाहिये, कोई भी साइज',
    ),
    list('છે, નો, ની, ના, નું, માં, મા, માત્ર, ફક્ત, ફિક્સ'),
  ],
  piece: [
    list('pc, nag, pcs, piece, pieces, pis, pes, nang'),
    list('पीस, नग, नंग, पिस'),
    list('પીસ, નંગ, પિસ, પીસનો, પીસના'),
    list('পিস, পিচ'),
  ],
  minimum: [
    list(
      'min, minimum, moq, kam se kam, ochha ma ochha, min order, minimum order, min qty, minimum quantity, at least, atleast, not less than, no less than, se kam nahi, se kam nahin, se kam nhi, thi ochhu nahi, thi ocha nahi, kamse kam, kam se km, minimam, minimum order quantity, min quantity, minimum qty, minimum pick, se niche nahi, se neeche nahi, se km nahi',
    ),
    list('कम से कम, न्यूनतम, मिनिमम, न्यूनतम ऑर्डर, मिनिमम ऑर्डर, से कम नहीं, से कम नही, से नीचे नहीं, न्युनतम, मिनीमम, कम से कम ऑर्डर'),
    list(
      'ઓછામાં ઓછા, ઓછામાં ઓછું, મિનિમમ, ન્યૂનતમ, થી ઓછું નહીં, થી ઓછા નહીં, થી ઓછું નહિ, ઓછામાં ઓછો, ઓછામાં ઓછી, ઓછા માં ઓછા, થી ઓછો નહીં, થી નીચે નહીં, મીનીમમ, મિનિમમ ઓર્ડર, ન્યૂનતમ ઓર્ડર, લઘુત્તમ',
    ),
    list('মিনিমাম, কমপক্ষে'),
  ],
  stock: [
    list(
      'stock, qty, ready, available, order, left, baki, dispatch, dispatched, limited, above, off, sold, extra, get, buy, per, lena, lene, lelo, on, upar, bache, bacha, bachi, bachya, bachyo, bachyu, vadhya, reh gaye, rah gaye, reh gaya, rah gaya, rahi gaya, remaining, remain, in stock, aaye, aaye hai, aa gaye, aa gaye hai, khatam',
    ),
    list('स्टॉक, बाकी, लेना, बचे, बचा, बची, रह गए, रह गये, रह गया, शेष, उपलब्ध, आए, आये, आ गए, ऊपर'),
    list('સ્ટોક, બાકી, બચ્યા, બચ્યો, બચ્યું, બચી, વધ્યા, વધ્યું, રહી ગયા, રહ્યા, ઉપલબ્ધ, આવ્યા, આવી ગયા'),
  ],
  size: [
    list('size, sizes, naap, nap, sizing, sz, saiz, saij, saijh, saiz, sijh, sij, sais, saize'),
    list('साइज, साइझ, नाप, साईज, साइजेस'),
    list('સાઈઝ, સાઇઝ, સાઇઝો, સાઈઝે, સાઇઝે, સાઈઝમાં, સાઇઝમાં, માપ'),
    list('সাইজ'),
  ],
  sizeName: [[...SIZE_WORDS.map(([word]) => word).filter((word) => word.includes(' '))], [], []],
  freeSize: [
    list('free size, freesize, size free, free sizes, onesize, one size'),
    list('फ्री साइज, फ्रीसाइज, फ्री साईज'),
    list('ફ્રી સાઈઝ, ફ્રી સાઇઝ, ફ્રીસાઇઝ'),
    list('ফ্রি সাইজ'),
  ],
  volume: [list('vol, volume, vols, part'), list('भाग, वॉल्यूम, वोल्यूम'), list('ભાગ, વોલ્યુમ')],
  design: [
    list(
      'design, designs, dno, dn, d no, d number, design no, art no, article, art, style, code, sku, d n, dsn, dsn no, des, des no, dsg no, dzn, dzn no, dezine, dizain no, design code, item code, cat no, catalog no, catalogue no, catlog no, style no, style code',
    ),
    list(
      'डिजाइन, डी नं, डि नं, डिज नं, डिज़ाइन, कोड, आर्ट नं, डिज़ाइन नं, डिज़ाइन नंबर, डिजाइन नंबर, डिजाइन कोड, कैटलॉग नं, आइटम कोड',
    ),
    list(
      'ડિઝાઇન, ડિઝાઈન, કોડ, ડી નં, ડિ નં, ડીઝાઇન, ડીઝાઈન, ડિઝાઇન નં, ડિઝાઇન નંબર, ડિઝાઈન નં, ડિઝાઈન નંબર, કેટલોગ નં, આઇટમ કોડ',
    ),
  ],
  number: [list('no, number, nos, num'), list('नं, नंबर, नम्बर'), list('નં, નંબર')],
  to: [
    list('to, till, se, thi, upto, up to, tak, through, se leke, se lekar, se lekr, thi laine, thi lai'),
    list('से, तक, से लेकर, से लेके'),
    list('થી, સુધી, થી લઈને, થી લઇને, થી લઈ'),
  ],
  and: [list('and, aur, or, ya, ane, evam, &'), list('और, या, एवं, तथा'), list('અને, તથા')],
  measure: [
    list(
      'mtr, mtrs, meter, meters, metre, mt, m, inch, inches, cm, mm, kg, kgs, gm, gms, gram, grams, gsm, s, g, gr, gaj, gaz, yard, yards, feet, foot, ft, fts',
    ),
    list('मीटर, ग्राम, किलो, इंच, गज, फीट, फुट, फिट'),
    list('મીટર, ગ્રામ, કિલો, ઇંચ, ગજ, વાર, ફૂટ, ફુટ'),
  ],
  byMeasure: [
    list('per mtr, per meter, per metre, per kg, per mt, per gaj, per gaz, per yard'),
    list('प्रति मीटर, प्रति किलो, वार'),
    list('પ્રતિ મીટર, પ્રતિ કિલો'),
  ],
  more: [
    list(
      'above, upar, se upar, ke upar, se jyada, se zyada, or more, and above, more than, onwards, lene par, lene pe, bulk',
    ),
    list('ऊपर, से ऊपर, के ऊपर, से ज्यादा, लेने पर'),
    list('ઉપર, થી ઉપર, થી વધુ, લેવા પર'),
  ],
  beyond: [
    list(
      'usse zyada, usse jyada, us se zyada, uske upar, us se upar, usse upar, iske upar, more than that, beyond that',
    ),
    list('उससे ज्यादा, उससे ऊपर, उसके ऊपर, इससे ज्यादा, इससे ऊपर, उससे अधिक'),
    list('તેનાથી વધુ, એનાથી વધુ, તેથી વધુ, તેની ઉપર, એથી વધુ, એનાથી ઉપર'),
  ],
  fewer: [
    list('se kam, se niche, se neeche, less than, below, under, upto, up to, tak, till'),
    list('से कम, से नीचे, तक'),
    list('થી ઓછા, થી નીચે, સુધી'),
  ],
  counted: [
    list(
      'colour, colours, color, colors, clr, design, designs, day, days, year, years, hour, hours, pm, am, ghante, ghanta, ghanto, din, mahine, week, weeks, month, months, minute, minutes, shop, shops, outlets, pattern, patterns, shade, shades, print, prints, rang, shed, sheds, way, floor, customers, st, nd, rd, th, market',
    ),
    list('दिन, दिनों, घंटे, घंटा, घंटों, महीने, साल, डिजाइन, डिज़ाइन, कलर, रंग, शेड, प्रिंट'),
    list('દિવસ, દિવસમાં, કલાક, કલાકમાં, મહિના, વર્ષ, કલર, ડિઝાઇન, ડિઝાઈન, રંગ, શેડ, પ્રિન્ટ'),
  ],
  place: [
    list(
      'shop, plot, pin, pincode, page, item, sr, token, account, ac, order, lr, upi, book, photo, pic, phone, call, mo, mob',
    ),
    list('दुकान, पिन, फोन'),
    list('દુકાન, પિન, ફોન'),
  ],
  dimension: [
    list('gsm, weight, length, lenth, flair, flare, width, cut, bust, height'),
    list('वजन, लंबाई'),
    list('વજન, લંબાઈ'),
  ],
  month: [
    list(
      'jan, feb, mar, apr, may, jun, june, jul, july, aug, sep, sept, oct, nov, dec, january, february, march, april, august, september, october, november, december',
    ),
    [],
    [],
  ],
  soldOut: SOLD_OUT,
  available: [
    list('available, ready, baki, remaining, left, in stock'),
    list('उपलब्ध, तैयार, बाकी'),
    list('ઉપલબ્ધ, તૈયાર, બાકી'),
  ],
  gone: [
    [
      ...list(
        'out, sold, over, khatam, nahi, not, finish, finished, booked, full booked, already booked, book ho gaya, book ho gaye, bik gaya, bik gaye, bik gayi',
      ),
      ...SOLD_OUT[0],
    ],
    [...list('खत्म, नहीं, बुक हो गया, बुक हो गए, बुक हो गये, बिक गया, बिक गए, बिक गई'), ...SOLD_OUT[1]],
    [...list('ખતમ, નથી, બુક થઈ ગયા, બુક થઈ ગયું, વેચાઈ ગયા, વેચાઈ ગયું, વેચાઈ ગઈ'), ...SOLD_OUT[2]],
  ],
} satisfies Record<string, Spellings>;
