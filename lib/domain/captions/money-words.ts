import { TALK_WORDS } from './talk-words';
import { list, type Spellings } from './word-list';

/** Words that explain what an amount of money is for. */
export const MONEY_WORDS = {
  ...TALK_WORDS,
  currency: [
    list(
      '₹, rs, inr, rupee, rupees, rupaye, rupay, rupya, rupye, rupiye, rupiya, rupaiya, rupaiye, rupai, rupiyo, rupyo, rupe, rupees only, rps',
    ),
    list('रु, रू, रुपये, रुपए, रुपय, रुपयों, रुपया, रूपये'),
    list('રૂ, રુ, રૂપિયા, રૂપિયે, રૂપિયામાં'),
    list('টাকা, টাকায়'),
  ],
  rate: [
    list(
      'rate, rates, lot rate, lot price, pric, prise, prize, price, prices, bhav, bhaav, daam, kimat, keemat, cost, mrate, billing rate, billing price, trade price, trade rate, dealer price, offer price, offer rate, deal price, special price, your price, ur price, your rate, factory rate, factory price, net rate, list price, last rate, last price, rate drop, price drop, revised rate, revised price, reduced price, reduced rate, discounted price, discount price, discounted rate, current price, current rate, present rate, reseller price, reseller rate, resellers price, wsp, w s p, sahi rate, sahi price, sahi bhav, correct rate, correct price, right rate',
    ),
    list('नेट रेट, नेट भाव, सही रेट, सही भाव, सही दाम, रेट, भाव, दाम, दर, किंमत, किमत, कीमत, मूल्य, प्राइस'),
    list('નેટ રેટ, નેટ ભાવ, રેટ, ભાવ, કિંમત, દામ, પ્રાઇસ, ભાવે'),
    list('দাম, দর, রেট, মূল্য'),
  ],
  each: [
    list(
      'each, har ek, har ek ka, har ek ki, per piece, per pc, per pcs, per pis, per pic, ka ek, pp, per suit, per saree, per kurti',
    ),
    list('हर एक, हर एक का, प्रति पीस, प्रति नग, प्रति साड़ी, प्रति सूट, प्रति कुर्ती, हर पीस, का एक'),
    list('પ્રતિ પીસ, નંગ દીઠ, પ્રતિ નંગ, દરેક પીસ'),
  ],
  net: [list('net, nett, netrate'), list('नेट, नेट रेट'), list('નેટ, નેટ રેટ')],
  single: [
    list(
      'single, singles, single piece, single pc, single pcs, one piece, one pc, ek piece, ek pis, ek pc, ek nang, ek saree, ek sari, ek kurti, ek suit, ek dress, ek gown, ek ek piece, ek ek pc, ek ek pis, ek ek nang, sngl, sgl, singal, singel, singl, sing, single pis, chhuta, chuta, chhutta, chutta, chhutak, chutak, chhuto, chhutu, khule, khulla, khula, khulo, loose, retail piece, akela piece, akela pis, akela, ek ka, ek ki, without set, bina set, bina set ke',
    ),
    list(
      'सिंगल, सिंगल पीस, एक पीस, एक पिस, एक नग, एक एक पीस, छुट्टा, छुटा, छूटा, छूटक, खुला, खुले, खुल्ला, एक પીસ, एक નંગ, सिंगल पिस, एक साड़ी, एक सूट, एक कुर्ती, एक का, एक की, बिना सेट, बिना सेट के, सेट के बिना',
    ),
    list(
      'સિંગલ, સિંગલ પીસ, એક પીસ, એક નંગ, એક પીસનો, એક નંગનો, એક એક પીસ, છૂટક, છૂટક પીસ, છૂટો, છૂટા, છુટક, છુટા, એક पीस, સીંગલ, એક સાડી, એક કુર્તી, એકનો, એકની, સેટ વગર, સેટ વિના',
    ),
    list('সিঙ্গেল, এক পিস'),
  ],
  set: [
    list(
      'set, sets, full pack, full box, full packet, full bundle, full set, fullset, full sets, pura set, full catalog, full catalogue, full catlog, pura catalog, pura catlog, per set, per box, per pack, per dozen, dozen, dz, dzn, fs, f s, f set, poora set, puro set, pooro set, akho set, aakho set, sampurn set, complete set, whole set, entire set, setwise, set wise, set booking, full set booking, pura set booking, poora set booking',
    ),
    list('सेट, पूरा सेट, पूरे सेट, फुल सेट, प्रति सेट, सैट, फूल सेट, सेट बुकिंग, फुल सेट बुकिंग, पूरा सेट बुकिंग'),
    list(
      'સેટ, ફુલ સેટ, ફૂલ સેટ, આખો સેટ, પૂરો સેટ, પુરો સેટ, સેટનો, સેટમાં, સેટના, આખા સેટ, આખા સેટનો, સેટની, સેટ બુકિંગ, ફુલ સેટ બુકિંગ, આખો સેટ બુકિંગ',
    ),
    list('সেট, ফুল সেট'),
  ],
  whole: [
    list(
      'catalog, catalogue, catlog, pack, box, lot, bandal, bundle, bunch, gattha, gatthar, packet, paket, pkt, pkts, peti, carton, dabba',
    ),
    list('कैटलॉग, कैटलोग, बंडल, गट्ठर, गट्ठा, लॉट, पैकेट, पैक, बॉक्स, डिब्बा, पेटी'),
    list('કેટલોગ, બંડલ, લોટ, પેકેટ, પેક, બોક્સ, પેટી'),
  ],
  bundle: [
    list(
      'pack, box, lot, bandal, bundle, bunch, gattha, gatthar, packet, paket, dabba, peti, pkt, pkts, full pack, full box, full packet, full bundle, full set, pura set, poora set, whole set, entire set, per set',
    ),
    list('बंडल, गट्ठर, गट्ठा, लॉट, पैकेट, पैक, बॉक्स, डिब्बा, पूरा सेट, फुल सेट'),
    list('બંડલ, લોટ, પેકેટ, પેક, બોક્સ, આખો સેટ, પૂરો સેટ, ફુલ સેટ'),
  ],
  total: [
    list(
      'total, totally, kul, totel, tot, overall, total amount, total amt, total value, set amount, set amt, set value, total price, total rate, catalog amount, catalogue amount, catlog amount, catalog total, catalogue total, all together, altogether, full set amount, full set amt, full set total, full set value',
    ),
    list('कुल, टोटल'),
    list('કુલ, ટોટલ'),
  ],
  average: [
    list('avg, average, av, averge, avrg, ave, saras, sarerash, sareras'),
    list('औसत, एवरेज, ऐवरेज'),
    list('સરેરાશ, એવરેજ, એવરેજે'),
  ],
  discount: [list('off, discount, disc, less'), list('छूट'), list('છૂટ')],
  listPrice: [list('off, discount, disc'), list('छूट'), list('છૂટ')],
  aside: [
    list(
      'cod, add, packing, advance, token, margin, save, gift, balance, pending, above, penalty, deposit, stitching, charge, charges, job work, fall, pico, lining, booking, amount, order value, order of, purchase, cashback, coupon, reward, commission, profit, earn, salary, rent, lucky draw, sample, worth, value, pay, billing, making, payable, due, silai, can can, cancan, polish, hamali, bachat, kamai, insurance, emi, membership, registration, join, upar, interest, byaj, loading, unloading, munafa, nafo, fayda, faida, ka order, ke order',
    ),
    list('एडवांस, बचत, चार्ज, बुकिंग, सिलाई, कमाई, पैकिंग, हमाली, ब्याज, कमीशन, मार्जिन, मुनाफा, फायदा'),
    list('એડવાન્સ, ચાર્જ, બુકિંગ, હમાલી, પેકિંગ, સિલાઈ, વ્યાજ, કમિશન, નફો, ફાયદો'),
  ],
  former: [
    list(
      'was, were, instead of, asli daam, asli rate, asli price, asal daam, earlier, old, before, previously, previous, original, actual, regular, pehle, pahle, pehele, purana, purani, puraana, puranu, juno, juna, juni, jono, last week, last month, last year, last season, gaye mahine, gaye hafte, pichle mahine, pichle hafte, last rate, last price, yesterday, pichla, pichle, kal tak, launch, agau, pehla, pela',
    ),
    list(
      'असली दाम, असली कीमत, असल दाम, मूल दाम, मूल कीमत, छपा, छपी, छपा हुआ, पहले, पुराना, पुरानी, पुराने, पिछला, पिछले, कल तक, पिछले महीने, पिछले हफ्ते, कल',
    ),
    list(
      'મૂળ કિંમત, મૂળ ભાવ, છાપેલી કિંમત, છાપેલી, છાપેલો, છાપેલ, પહેલા, પહેલાં, પેલા, જૂનો, જૂના, જૂની, જુનો, જુના, જૂનું, અગાઉ, ગઈકાલે, ગયા મહિને, ગયા અઠવાડિયે, કાલ સુધી',
    ),
  ],
  apartBehind: [
    list(
      'tha, bol raha tha, bol rahi thi, bol rahe the, bola tha, bol diya tha, likha tha, likh diya tha, diya tha, bhej diya tha, hato, hata, hatu, selling, sell, becho, bechna, bech, bechte, bikta, bikti, bikte, bik, bikega, milta hai, milti hai, milta, milti, vechay, vecho',
    ),
    list('था, थी, थे, बेचो, बेचते, बिक, बिकता, बिकती, मिलता, मिलती'),
    list('હતા, હતો, હતી, હતું, વેચો, વેચાય, વેચાતો, મળે છે'),
  ],
  worth: [
    list('wali, wala, wale, vali, vala, vale, ki jagah, ki jagha, ke badle, ka item, ki item, ka maal, ka mal'),
    list('वाली, वाला, वाले, का माल, की जगह, के बदले'),
    list('વાળી, વાળો, વાળા, વાળું, નો માલ, ની જગ્યાએ, ને બદલે, ના બદલે'),
  ],
  taking: [
    list(
      'lo, lo to, le to, le, loge, loge to, lene, lene par, lene pe, lenge, lega, lage, lagega, lagenge, padega, padta, padta hai, padegi, padse, padshe, denge, dunga, milega, milegi, malse, malshe, wise, if, then, hi, aavse, aapishu, aapisu, de denge, lesho, leso, leva, par, pe, each only, karke, taken, laga dunga, laga denge, laga dungi, de dunga, de dungi, bhi, lena ho to, lena hai to, leni ho to, lena ho, lena, ho to, chahiye to, chahie to, joie to, hoy to, le jao, le jaao, le jaiye, lejao, comes to, comes, also, wale ko, walo ko, vale ko, walon ko, kar diya, kar diye, kar di, kiya, kiya hai, kar diya hai, ho gaya, ho gaya hai',
    ),
    list(
      'लो, लो तो, लोगे, लेने, लेने पर, लेंगे, लगेगा, लगेंगे, पड़ेगा, पड़ता, देंगे, मिलेगा, मिलेगी, मिल जाएगा, लगा दूंगा, लगा देंगे, दे दूंगा, दे देंगे, दे देंगे हम, ही, पर, तो, लें, लें तो, दूंगा, भी, लेना हो तो, लेना है तो, चाहिए तो, ले जाओ, ले जाएं, ले जाइए, वाले को, वालों को, कर दिया, कर दिए, कर दी, किया, किया है, कर दिया है, हो गया, हो गया है',
    ),
    list(
      'લો, લો તો, લેશો, લેશો તો, લેવા પર, લેતાં, પડશે, લાગશે, આપીશું, આપશું, મળશે, તો, જ, પર, પણ, લેવું હોય તો, જોઈએ તો, લઈ જાઓ, વાળાને, કર્યો, કર્યા, કરી દીધો, કરી દીધા, કર્યો છે, થયો, થઈ ગયો',
    ),
  ],
  ifTaken: [
    list(
      'lega usko, lega, lo to, loge to, uthaoge to, uthao to, uthane par, karoge to, karo to, mangaoge to, mangwaoge to, lene wale ko, kharidoge to, ek saath lene par, ek sath lene par, le to, lene par, lene pe, leve to, lete ho to, if you take, lesho to, leva par',
    ),
    list('लो तो, लोगे तो, लेने पर, लें तो, लेंगे तो'),
    list('લો તો, લેશો તો, લેવા પર, લેતાં'),
  ],
  now: [
    list(
      'now, ab, abhi, new, naya, nayi, naye, navo, nava, have, hve, our, ours, with us, from us, hamare paas, hamara, hamare, hamari, humara, humare, apna, apne, apni, aapka, aapke, apka, aapko, apko, amaro, amara, aapno, wholesale, wholesaler, wholesalers, holsale, holsel, holsell, ekdum, ekdam, w s, final, finally, aaj, aaje, today, this week, this month, this season, is mahine, is hafte, billing rate, billing price, price drop, rate drop, revised rate, revised price, reduced price, reduced rate, discounted price, discount price, discounted rate, current price, current rate, present rate, after, trade price, trade rate, dealer price, b2b, ws, offer price, offer rate, deal price, special price, your price, ur price, your rate, factory rate, factory price, net rate, for you, aap ke liye, tamara mate, after discount, discount ke baad, chhoot ke baad, chhut ke baad, reseller price, reseller rate, resellers price, wsp, w s p, sahi rate, sahi price, sahi bhav, correct rate, correct price, right rate, ekdom, reduced to, dropped to, cut to, down to, slashed to, revised to, lowered to, now at, is baar, yaha, yahan, humne, hamne, humse, hamse, hum, is hafte, buy at, you pay, pay only, yours for, yours at, your cost, we give',
    ),
    list(
      'अब, अभी, इस बार, सही रेट, सही भाव, सही दाम, नया, नई, नए, हमारा, हमारे, हमारी, अपना, अपने, आपका, आपके, आपको, होलसेल, थोक, आज, फाइनल, फैक्ट्री, हमसे, यहां, इस हफ्ते, इस महीने, आपके लिए, अबकी, छूट के बाद, डिस्काउंट के बाद',
    ),
    list(
      'હવે, હમણાં, નવો, નવા, નવી, અમારો, અમારા, અમારે, આપણો, આપણા, આપણે, તમારો, તમારા, તમને, હોલસેલ, જથ્થાબંધ, આજે, ફાઇનલ, ફાઈનલ, હાલ, હાલમાં, અહીં, અમારી પાસે, અમારે ત્યાં, આ મહિને, આ અઠવાડિયે, અમે, છૂટ પછી, છૂટ બાદ, ડિસ્કાઉન્ટ પછી, ડિસ્કાઉન્ટ બાદ, વળતર બાદ',
    ),
  ],
  elsewhere: [
    list(
      'market, retail, retailer, retailers, online, internet, insta, instagram, facebook, snapdeal, nykaa, flipkart, amazon, meesho, myntra, ajio, showroom, shop, shops, dukane chhutak, dukan me chhutak, dukan par chhutak, chhutak dukan, dukan me retail, futkar, phutkar, tag, customer, suggested, bazar, bazaar, baazar, mall, malls, store, stores, sticker, print rate, printed, label, boutique, dusri, dusre, others, baharka, bahar, mrp, m r p, list price',
    ),
    list(
      'बाजार, बाज़ार, मार्केट, रिटेल, शोरूम, दुकान, दुकानों, दुकान पर छूटक, दुकान में छूटक, फुटकर, ऑनलाइन, ग्राहक, टैग, मॉल, एमआरपी, बाहर, इंस्टा, इंस्टाग्राम, फ्लिपकार्ट, अमेज़न, मीशो, खुदरा',
    ),
    list(
      'બજાર, બજારમાં, માર્કેટ, માર્કેટમાં, રિટેલ, શોરૂમ, દુકાન, દુકાનમાં, દુકાને છૂટક, દુકાનમાં છૂટક, છૂટક દુકાને, છૂટક દુકાનમાં, છૂટક બજારમાં, બજારમાં છૂટક, રિટેલમાં, ઓનલાઇન, ઓનલાઈન, ગ્રાહક, ટેગ, મોલ, એમઆરપી, બહાર, ઇન્સ્ટા, ઇન્સ્ટાગ્રામ, ફ્લિપકાર્ટ, એમેઝોન, મીશો',
    ),
  ],
  lowered: [
    list(
      'drop, dropped, reduced, revised, down, slashed, cut, price drop, rate drop, kami, kam, ghata, ghatkar, ghatake, gir, gira, gir gaya, gir gaye, ghataya, giraya, utara',
    ),
    list('घटा, घटाया, कमी, कम, घटकर, घटाकर, गिरा, गिर, गिर गया, गिर गए'),
    list('ઘટાડો, ઘટ્યો, ઘટ્યા, ઘટીને, ઓછો, ઓછા'),
  ],
  changing: [
    list(
      'increase, udhaar, increased, badhkar, badh, down, drop, dropped, hike, reduced, revised, change, changed, not, nahi, wrong, galat, correction, sorry, credit, udhar, kami, kam, kal se, ke baad, baad me, per pc more, per piece more',
    ),
    list('नहीं, गलत, उधार, कम'),
    list('નહીં, ઉધાર'),
  ],
  foreign: [
    list(
      'jaisa, jaisi, wali quality, wala quality, kharido, reseller, resale, prepaid, less, dubai, export, usd, aed, dollar, dollars, ticket',
    ),
    [],
    [],
  ],
  range: [
    list(
      'from, se shuru, se start, onwards, onward, starting, start, starts, shuru, shuruaat, upto, range, between, below, combo, half, as per, approx, around, about, nearly, aaspaas, ke andar, ke aaspaas, ke aas paas, under, within, everything, any, buy',
    ),
    list('तक, शुरू, आसपास, के आसपास, के अंदर, लगभग'),
    list('સુધી, શરૂ, આસપાસ, ની અંદર, લગભગ'),
  ],
  clothWidth: [list('panna, pana'), list('पन्ना, पना'), list('પન્ના, પન્નો, પનો, પના')],
  severalPieces: [
    list('do saree, do piece, do kurti, do suit, teen saree, char saree'),
    list('दो पीस'),
    list('બે નંગ, બે પીસ'),
  ],
  notByPiece: [
    list('than, thaan, taka, combo, jodi, pair, darjan, per bag, per carton, per packet, per bundle, bori'),
    list('थान, कॉम्बो, जोड़ी, दर्जन, डज़न, डजन, बोरी'),
    list('થાન, કોમ્બો, જોડી, ડઝન'),
  ],
  ours: [
    list(
      'our, ours, with us, from us, hamare paas, hamara, apna, final, special, best, wholesale, bhai, bhaiyo, ji, deal, factory, direct, new, now, ab, full, piece, full set, per, and, same, sabse kam, sabse sasta, lowest, lowest rate, lowest price',
    ),
    list('हमारा, भाई, होलसेल, नया, अब, पीस, सबसे कम, सबसे सस्ता, सबसे सस्ती'),
    list('અમારો, હોલસેલ, નવો, હવે, પીસ, સૌથી ઓછો, સૌથી સસ્તો, સૌથી ઓછા'),
  ],
  thousand: [list('k'), [], []],
} satisfies Record<string, Spellings>;
