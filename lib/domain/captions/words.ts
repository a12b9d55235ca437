/** What a word or phrase can mean in a caption; some mean more than one thing. */
export type Term = keyof typeof WORDS;

const list = (words: string): string[] => words.split(',').map((word) => word.trim());

/** English and how Hindi and Gujarati are typed in Latin letters; Hindi; Gujarati. */
export const WORDS = {
  currency: [
    list('₹, rs, inr, rupee, rupees, rupaye, rupiya, rupaiya'),
    list('रु, रू, रुपये, रुपए, रुपया, रूपये'),
    list('રૂ, રુ, રૂપિયા, રૂપિયે'),
  ],
  rate: [
    list('rate, rates, price, prices, bhav, bhaav, daam, kimat, keemat, cost, mrate'),
    list('रेट, भाव, दाम, कीमत, मूल्य, प्राइस'),
    list('રેટ, ભાવ, કિંમત, દામ, પ્રાઇસ, ભાવે'),
  ],
  filler: [
    list('is, only, just, sirf, hai, he, ka, ki, ke, me, mein, of, for, at, in, flat, fix, fixed, the, our'),
    list('है, का, की, के, में, मात्र, सिर्फ, फिक्स'),
    list('છે, નો, ની, માત્ર, ફક્ત, ફિક્સ'),
  ],
  each: [
    list('each, per piece, per pc, per pcs, per pis, per pic, pp, per suit, per saree, per kurti'),
    list('प्रति पीस, हर पीस'),
    list('પ્રતિ પીસ, નંગ દીઠ'),
  ],
  net: [list('net'), list('नेट'), list('નેટ')],
  single: [
    list('single, singles, single piece, single pc, single pcs, one piece, one pc, ek piece, ek pis, ek pc'),
    list('सिंगल, सिंगल पीस, एक पीस'),
    list('સિંગલ, સિંગલ પીસ, એક પીસ'),
  ],
  set: [
    list(
      'set, sets, full set, fullset, full sets, pura set, full catalog, full catalogue, per set, per box, per dozen, dozen, dz, dzn',
    ),
    list('सेट, पूरा सेट, फुल सेट, प्रति सेट'),
    list('સેટ, ફુલ સેટ, ફૂલ સેટ, આખો સેટ, સેટનો'),
  ],
  whole: [list('catalog, catalogue, catlog, pack, box, lot, bandal, bundle'), list('कैटलॉग'), list('કેટલોગ')],
  piece: [list('pc, pcs, piece, pieces, pis, pes, nang'), list('पीस, नग, पिस'), list('પીસ, નંગ, પિસ, પીસનો, પીસના')],
  minimum: [
    list('min, minimum, moq, kam se kam, ochha ma ochha, min order, minimum order, min qty, minimum quantity'),
    list('कम से कम, न्यूनतम, मिनिमम, न्यूनतम ऑर्डर, मिनिमम ऑर्डर'),
    list('ઓછામાં ઓછા, ઓછામાં ઓછું, મિનિમમ, ન્યૂનતમ'),
  ],
  stock: [
    list(
      'stock, ready, available, order, left, baki, dispatch, dispatched, limited, above, off, sold, extra, get, buy, per, lena, lene, lelo, on, upar, bache, bacha, bachi, khatam',
    ),
    list('स्टॉक, बाकी, लेना, बचे, ऊपर'),
    list('સ્ટોક, બાકી'),
  ],
  total: [list('total'), list('कुल, टोटल'), list('કુલ, ટોટલ')],
  gst: [list('gst, tax, taxes'), list('जीएसटी, टैक्स'), list('જીએસટી, ટેક્સ, ટેક્ષ')],
  shipping: [
    list('shipping, ship, courier, transport, transportation, delivery, parcel, freight, bhada'),
    list('शिपिंग, कूरियर, कुरियर, ट्रांसपोर्ट, डिलीवरी, डिलिवरी, पार्सल, भाड़ा'),
    list('શિપિંગ, કુરિયર, ટ્રાન્સપોર્ટ, ડિલિવરી, ડીલીવરી, પાર્સલ, ભાડું'),
  ],
  freeShipping: [list('freeship, freeshipping'), [], []],
  extra: [
    list(
      'extra, xtra, plus, jyada, zyada, jyaada, more, badhega, badhenge, katega, katenge, alag, alag se, additional, exclusive, excl, excluding, to pay',
    ),
    list('अलग, अलग से, एक्स्ट्रा, ज्यादा, ज़्यादा'),
    list('અલગ, એક્સ્ટ્રા, અલગથી, વધારે'),
  ],
  included: [
    list('incl, inc, including, included, inclusive, with, sathe, paid, ke sath'),
    list('सहित, के साथ'),
    list('સાથે, સહિત'),
  ],
  free: [list('free, muft'), list('फ्री, मुफ्त'), list('ફ્રી, મફત')],
  charges: [
    list('charge, charges, cost, all, se, lagega, all india'),
    list('चार्ज, लगेगा, खर्च, खर्चा'),
    list('ચાર્જ, ખર્ચ'),
  ],
  negation: [list('no, not, without, bina, nahi'), list('बिना, नहीं'), list('વગર, નહીં')],
  condition: [list('above, over, order, orders, if, bill, no, number, prepaid'), list('ऊपर, बिल'), list('ઉપર, બિલ')],
  size: [list('size, sizes, naap'), list('साइज, साइझ, नाप, साईज'), list('સાઈઝ, સાઇઝ, માપ')],
  freeSize: [list('free size, freesize, size free'), list('फ्री साइज'), list('ફ્રી સાઈઝ, ફ્રી સાઇઝ')],
  volume: [list('vol, volume, vols, part'), list('भाग, वॉल्यूम, वोल्यूम'), list('ભાગ, વોલ્યુમ')],
  design: [
    list('design, designs, dno, dn, d no, d number, design no, art no, article, art, style, code, sku'),
    list('डिजाइन, डी नं, डिज़ाइन, कोड'),
    list('ડિઝાઇન, ડિઝાઈન, કોડ, ડી નં'),
  ],
  number: [list('no, number, nos, num'), list('नं, नंबर, नम्बर'), list('નં, નંબર')],
  to: [list('to, till, se, thi, upto'), list('से'), list('થી')],
  and: [list('and, aur, or, &'), list('और, या'), list('અને')],
  discount: [list('off, discount, disc, less'), list('छूट'), list('છૂટ')],
  listPrice: [list('mrp, m r p, off, discount, disc'), list('एमआरपी, छूट'), list('એમઆરપી, છૂટ')],
  aside: [
    list(
      'cod, packing, advance, token, margin, save, gift, balance, pending, above, penalty, deposit, stitching, charge, charges, job work, fall, pico, lining, booking, amount, order value, order of, purchase, cashback, coupon, reward, commission, profit, earn, salary, rent, lucky draw, sample, worth, value, pay, billing, making, payable, due, prize, silai, can can, cancan, polish, hamali, bachat, kamai, insurance, emi, membership, registration, join, upar, ka order, ke order',
    ),
    list('एडवांस, बचत, चार्ज, बुकिंग, सिलाई, कमाई'),
    list('એડવાન્સ, ચાર્જ, બુકિંગ'),
  ],
  was: [
    list(
      'was, were, earlier, old, before, previously, original, actual, regular, pehle, pahle, tha, launch, increase, udhaar, increased, badhkar, badh, down, drop, dropped, hike, reduced, revised, change, changed, not, nahi, wrong, galat, correction, sorry, credit, udhar, sasta, kami, kam, kal se, ke baad, baad me, per pc more, per piece more',
    ),
    list('पहले, पुराना, था, नहीं, गलत, उधार, सस्ता, कम'),
    list('પહેલા, પહેલાં, હતા, હતો, જૂનો, નહીં, ઉધાર'),
  ],
  foreign: [
    list(
      'market, retail, online, internet, flipkart, amazon, meesho, selling, sell, becho, bechna, bikega, jaisa, jaisi, quality, kharido, customer, reseller, resale, bill, paid, payment, prepaid, gpay, paytm, received, less, showroom, shop, tag, ticket, dubai, export, usd, aed, dollar, dollars',
    ),
    list('बाजार'),
    list('બજાર'),
  ],
  range: [
    list(
      'from, onwards, onward, starting, start, starts, shuru, shuruaat, upto, range, between, below, combo, half, as per, approx, around, about, nearly, under, within, everything, any, buy',
    ),
    list('तक, शुरू'),
    list('સુધી, શરૂ'),
  ],
  measure: [
    list(
      'mtr, mtrs, meter, meters, metre, mt, m, inch, inches, cm, mm, kg, kgs, gm, gms, gram, grams, gsm, s, g, gr, gaj, gaz, yard, yards',
    ),
    list('मीटर, ग्राम, किलो, इंच, गज'),
    list('મીટર, ગ્રામ, કિલો, ઇંચ, ગજ, વાર'),
  ],
  byMeasure: [
    list('per mtr, per meter, per metre, per kg, per mt, per gaj, per gaz, per yard'),
    list('प्रति मीटर, प्रति किलो, वार'),
    list('પ્રતિ મીટર, પ્રતિ કિલો'),
  ],
  notByPiece: [
    list(
      'than, thaan, panna, taka, combo, jodi, pair, avg, average, darjan, per bag, per carton, per packet, per bundle, bori, do saree, do piece, do kurti, do suit, teen saree, teen piece, char saree, char piece, che piece, aath piece, das piece, barah piece',
    ),
    list(
      'थान, पन्ना, कॉम्बो, जोड़ी, दर्जन, डज़न, डजन, बोरी, दो पीस, तीन पीस, चार पीस, पांच पीस, छह पीस, आठ पीस, दस पीस, बारह पीस',
    ),
    list(
      'થાન, પન્ના, કોમ્બો, જોડી, ડઝન, બે નંગ, ત્રણ નંગ, ચાર નંગ, પાંચ નંગ, છ નંગ, આઠ નંગ, દસ નંગ, બાર નંગ, બે પીસ, ચાર પીસ, છ પીસ, આઠ પીસ',
    ),
  ],
  ours: [
    list(
      'our, ours, hamara, apna, final, special, best, wholesale, bhai, bhaiyo, ji, deal, factory, direct, new, now, ab, full, piece, full set, per, and, same',
    ),
    list('हमारा, भाई, होलसेल, नया, अब, पीस'),
    list('અમારો, હોલસેલ, નવો, હવે, પીસ'),
  ],
  counted: [
    list(
      'colour, colours, color, colors, clr, design, designs, day, days, year, years, hour, hours, pm, am, floor, customers, st, nd, rd, th, market',
    ),
    list('दिन, डिजाइन, कलर'),
    list('દિવસ, કલર'),
  ],
  place: [
    list(
      'shop, plot, pin, pincode, page, item, sr, token, account, ac, order, lr, upi, book, photo, pic, phone, call, mo, mob',
    ),
    list('दुकान, पिन, फोन'),
    list('દુકાન, પિન, ફોન'),
  ],
  dimension: [
    list('gsm, weight, length, lenth, flair, flare, width, cut, bust, waist, height'),
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
  thousand: [list('k'), [], []],
  garment: [
    list(
      'saree, sarees, sari, lehenga, lehnga, dupatta, dupattas, gown, gowns, choli, fabric, kurti, kurtis, kurta, kurtas, blouse, suit, suits, dress, pant, palazzo, plazo, top, skirt, shawl, wear, with',
    ),
    list('का, की, साड़ी, लहंगा, दुपट्टा, कपड़ा, कुर्ती, कुर्ता, सूट, ड्रेस'),
    list('ની, નો, સાડી, દુપટ્ટો, કુર્તી, ડ્રેસ, સૂટ'),
  ],
  gone: [list('out, sold, over, khatam, nahi, not, finish, finished'), list('खत्म, नहीं'), list('ખતમ, નથી')],
  imitated: [list('art, artificial, imitation'), list('आर्ट'), list('આર્ટ')],
  kindOfNet: [list('soft, butterfly, mono, heavy, nylon, fabric'), list('सॉफ्ट'), list('સોફ્ટ')],
  notOfCloth: [
    list(
      'thread, work, embroidery, dori, finish, feel, touch, look, like, type, mill, mills, house, fashion, fashions, textile, textiles, creation, creations, emporium, trading',
    ),
    list('कढ़ाई, जैसा, जैसी, धागा'),
    list('જેવું, વર્ક'),
  ],
} satisfies Record<string, [latin: string[], hindi: string[], gujarati: string[]]>;
