import { list, type Spellings } from './word-list';

/** For sold goods; said about a size or design, they apply to everything when nothing else is named. */
export const SOLD_OUT = [
  list(
    'sold out, soldout, no stock, not in stock, out of stock, stock out, stock khatam, maal khatam, mal khatam, khatam ho gaya, finished, stock over, stock finish, stock nil, maal over, mal over, maal bik gaya, mal bik gaya, sab bik gaya, lot khatam, lot over, dont take order, do not take order, order mat lo, order mat lena, order na le, order nahi lena, booking closed, booking close, booking band, order closed, order close, orders closed, order band, band ho gaya, band ho gayi, band ho gaye, design band, catalog band, discontinued, ab band hai, is closed, are closed',
  ),
  list(
    'सोल्ड आउट, स्टॉक खत्म, माल खत्म, आउट ऑफ स्टॉक, माल बिक गया, सब बिक गया, स्टॉक ओवर, लॉट खत्म, बंद हो गया, बंद हो गई, बंद हो गए, बुकिंग बंद, ऑर्डर बंद, ऑर्डर मत लेना, ऑर्डर मत लो',
  ),
  list(
    'સોલ્ડ આઉટ, સ્ટોક ખતમ, માલ ખતમ, આઉટ ઓફ સ્ટોક, માલ વેચાઈ ગયો, સ્ટોક પૂરો, માલ પૂરો, લોટ ખતમ, બંધ થઈ ગયું, બંધ થઈ ગયો, બંધ થઈ ગઈ, બુકિંગ બંધ, ઓર્ડર બંધ, ઓર્ડર ન લેવો, ઓર્ડર લેવો નહીં',
  ),
] satisfies Spellings;
