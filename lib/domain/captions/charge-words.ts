import { list, type Spellings } from './word-list';

/** Words for tax and transport, and for who pays them. */
export const CHARGE_WORDS = {
  gst: [
    list('gst, tax, taxes, jst, g s t, gst tax, gst bill, bill gst, jiesti'),
    list('जीएसटी, टैक्स, जी एस टी, जीऐसटी, जिएसटी'),
    list('જીએસટી, ટેક્સ, ટેક્ષ, જી એસ ટી, જીઍસટી'),
    list('জিএসটি'),
  ],
  levied: [
    list('lagega, lagegi, lagenge, lagse, lagshe, will be charged, charged, lgega'),
    list('लगेगा, लगेगी, लगेंगे, लगता है'),
    list('લાગશે, લાગે છે, લેવાશે'),
  ],
  theirs: [
    list(
      'aapka, apka, aap ka, aapki, aapke jimme, aapke zimme, aapke upar, aap denge, tamaru, tamaro, tamare, party ka, party side, customer ka, customer side, buyer, buyer side, buyers, buyer ka, your side, your cost, at your cost, at ur cost, ur cost, borne by buyer, by buyer, buyers account, grahak ka, grahak nu',
    ),
    list('आपका, आपकी, आप का, आपके जिम्मे, आपके ऊपर, पार्टी का, ग्राहक का, ग्राहक, खरीदार का'),
    list('તમારું, તમારો, તમારા, તમારે, આપનું, આપનો, આપના, પાર્ટીનું, પાર્ટીનો, ગ્રાહકનું, ગ્રાહક, પાર્ટી'),
  ],
  shipping: [
    list(
      'shipping, shiping, shippng, trnsprt, transprt, trnspt, courir, porter, ship, ships, courier, couriar, kurier, dilivery, delivary, tranport, transport, transportation, delivery, parcel, freight, home delivery, door delivery, bhada, bhadu, bilty, bilti, builty, cartage, dhulai, postage, postal, post charge, post charges, post kharch, dak, daak, dak kharch, daak kharch',
    ),
    list(
      'शिप, शिपिंग, कूरियर, कुरियर, ट्रांसपोर्ट, डिलीवरी, डिलिवरी, पार्सल, भाड़ा, फ्रेट, बिल्टी, ढुलाई, शिपींग, डिलेवरी, ट्रान्सपोर्ट, होम डिलीवरी, डाक, डाक खर्च, पोस्टेज',
    ),
    list(
      'શિપ, શિપિંગ, કુરિયર, ટ્રાન્સપોર્ટ, ડિલિવરી, ડીલીવરી, પાર્સલ, ભાડું, ફ્રેટ, બિલ્ટી, શિપીંગ, શીપીંગ, શીપિંગ, ડીલીવરી, ડિલીવરી, ભાડુ, હોમ ડિલિવરી, ટપાલ, ટપાલ ખર્ચ, ડાક, પોસ્ટેજ',
    ),
    list('শিপিং, ডেলিভারি, কুরিয়ার'),
  ],
  freeShipping: [list('freeship, freeshipping'), [], []],
  extra: [
    list(
      'extra, xtra, plus, jyada, zyada, jyaada, more, badhega, badhenge, katega, katenge, alag, alag se, alg, alg se, additional, exclusive, excl, excluding, ex, as applicable, applicable, to pay, not included, not inclusive, not including, alada, as per actual, as per weight, at actual, at actuals, actuals',
    ),
    list('अलग, अलग से, एक्स्ट्रा, ज्यादा, ज़्यादा, जुदा, ऊपर से, लागू, ऐक्स्ट्रा, एक्सट्रा, शामिल नहीं, अतिरिक्त, प्लस'),
    list(
      'અલગ, એક્સ્ટ્રા, અલગથી, વધારે, જુદો, જુદા, જુદું, જુદી, લાગુ, એકસ્ટ્રા, ઍક્સ્ટ્રા, સામેલ નથી, અતિરિક્ત, વધારાનો, વધારાની, વધારાનું, પ્લસ',
    ),
    list('আলাদা, এক্সট্রা'),
  ],
  included: [
    list(
      'incl, inc, include, includes, inclu, includ, including, included, inclusive, with, sathe, paid, ke sath, shamil, samil, isi me, isi mein, ismein, andar hi, inclusive of all, inclusive of, incl of, including all, included all',
    ),
    list(
      'इन्क्लूड, इनक्लूड, इन्क्लुड, इनक्लुड, इंक्लूड, इंक्लुड, इन्क्लूडेड, इनक्लूडेड, इंक्लूडेड, इन्क्लूसिव, इनक्लूसिव, इंक्लूसिव, सहित, के साथ, शामिल, सम्मिलित, इसी में, समेत',
    ),
    list('ઇન્ક્લુડ, ઇન્ક્લૂડ, ઇનક્લુડ, ઇનક્લૂડ, ઈન્ક્લુડ, ઇંક્લુડ, ઇન્ક્લુડેડ, ઇન્ક્લૂડેડ, ઇન્ક્લુઝિવ, સાથે, સહિત, સામેલ, સમાવેશ, સાથેનો, આમાં જ'),
  ],
  free: [
    list('free, muft, hamari taraf se, humari taraf se, hamari side, our side, from our side'),
    list('फ्री, मुफ्त, हमारी तरफ से, हमारी ओर से'),
    list('ફ્રી, મફત, અમારી તરફથી, અમારી બાજુથી'),
    list('ফ্রি'),
  ],
  charges: [
    list(
      'charge, charges, chg, chgs, chrg, chrgs, cost, kharcha, kharch, kharcho, all, se, lagega, lagenge, will be, all india',
    ),
    list('चार्ज, चार्जेस, लगेगा, खर्च, खर्चा, खरचा'),
    list('ચાર્જ, ખર્ચ, ખર્ચો, ખર્ચા'),
  ],
  negation: [list('no, not, without, bina, nahi'), list('बिना, नहीं'), list('વગર, નહીં')],
  condition: [
    list('above, over, order, orders, if, bill, no, number, prepaid, se upar, se zyada'),
    list('ऊपर, बिल, से ऊपर, ऑर्डर, से ज्यादा'),
    list('ઉપર, બિલ, થી ઉપર, ઓર્ડર, થી વધુ'),
  ],
} satisfies Record<string, Spellings>;
