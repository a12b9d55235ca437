import { list, type Spellings } from './word-list';

/** Of goods that are gone; what they say of one size or design, they say of all where nothing else is named. */
export const SOLD_OUT = [
  list(
    'sold out, soldout, no stock, not in stock, out of stock, stock out, stock khatam, maal khatam, mal khatam, khatam ho gaya, finished, stock over, stock finish, stock nil, maal over, mal over, maal bik gaya, mal bik gaya, sab bik gaya, lot khatam, lot over',
  ),
  list('सोल्ड आउट, स्टॉक खत्म, माल खत्म, आउट ऑफ स्टॉक, माल बिक गया, सब बिक गया, स्टॉक ओवर, लॉट खत्म'),
  list('સોલ્ડ આઉટ, સ્ટોક ખતમ, માલ ખતમ, આઉટ ઓફ સ્ટોક, માલ વેચાઈ ગયો, સ્ટોક પૂરો, માલ પૂરો, લોટ ખતમ'),
] satisfies Spellings;
