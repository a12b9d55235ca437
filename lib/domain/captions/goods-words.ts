import { list, type Spellings } from './word-list';

/** Words for what is sold: goods and their parts, cloths and their processing, and the wearers. */
export const GOODS_WORDS = {
  garment: [
    list(
      'koti, shrug, cape, pent, pents, saree, sarees, sari, saadi, lehenga, lehnga, lahenga, lehanga, lengha, dupatta, dupattas, duppata, dupata, duppatta, dupattaa, dupta, dupatte, chunni, odhni, gown, gowns, choli, fabric, kurti, kurtis, kurta, kurtas, blouse, blause, blouz, suit, suits, dress, pant, palazzo, plazo, plazzo, top, skirt, shawl, sleeve, sleeves, frock, wear, with',
    ),
    list('का, की, साड़ी, साडी, लहंगा, दुपट्टा, दुपटा, दुप्पटा, चुन्नी, गाउन, कपड़ा, कुर्ती, कुर्ता, सूट, ड्रेस'),
    list('ની, નો, સાડી, દુપટ્ટો, દુપટ્ટા, દુપટો, દુપ્પટો, ઓઢણી, ગાઉન, કુર્તી, ડ્રેસ, સૂટ'),
  ],
  imitated: [list('imitation, faux, nakli'), list('नकली'), list('નકલી')],
  kindOfNet: [list('soft, butterfly, mono, heavy, nylon, fabric'), list('सॉफ्ट'), list('સોફ્ટ')],
  needlework: [
    list('work, embroidery, embroidered, border, butta, buta, zari, weaving'),
    list('कढ़ाई, वर्क, बॉर्डर, बूटा, जरी'),
    list('વર્ક, બોર્ડર, ભરતકામ'),
  ],
  cloth: [
    list('fabric, febric, fab, kapda, kapad, material, cloth'),
    list('फैब्रिक, कपड़ा, कपडा'),
    list('કાપડ, ફેબ્રિક, કપડું'),
  ],
  goods: [
    list(
      'koti, shrug, cape, pent, pents, pajama, payjama, half saree, half sari, patiala, patiyala, salwar, salwars, saree, sarees, sari, saris, saari, kurti, kurtis, kurta, kurtas, suit, suits, lehenga, lehengas, lehnga, lahenga, lehanga, lengha, ghaghra, ghagra, dress, dresses, gown, gowns, gaun, dupatta, dupattas, duppata, dupata, duppatta, dupattaa, dupta, dupatte, chunni, odhni, top, tops, blouse, blouses, blause, blouz, choli, palazzo, plazo, plazzo, palazo, plaazo, nighty, nighties, night suit, maxi, shawl, shawls, stole, stoles, legging, leggings, frock, frocks, frok, shirt, shirts, tshirt, tshirts, t shirt, t shirts, jeans, kaftan, kaftans, skirt, skirts, romper, rompers, hoodie, hoodies, sweater, sweaters, cardigan, cardigans, jumpsuit, bedsheet, bedsheets, petticoat, petticoats, trouser, trousers, sherwani, cargo, cargos, jegging, jeggings, dungaree, readymade, readymed',
    ),
    list(
      'साड़ी, साड़ियां, साड़ियों, कुर्ती, कुर्तियां, कुर्ता, सूट, लहंगा, लहंगे, ड्रेस, गाउन, दुपट्टा, दुपट्टे, दुपटा, दुप्पटा, चुन्नी, ब्लाउज, टॉप, पैंट, लेगिंग, प्लाजो, शॉल, नाइटी, सलवार, कुर्ते, कुर्तियों, सूटों, फ्रॉक, शर्ट, टीशर्ट, जींस, स्वेटर, चादर, बेडशीट, पेटीकोट, स्कर्ट, काफ्तान',
    ),
    list(
      'સાડી, સાડીઓ, કુર્તી, કુર્તીઓ, કુર્તા, સૂટ, લહેંગા, ચણિયાચોળી, ડ્રેસ, ગાઉન, દુપટ્ટા, દુપટ્ટો, દુપટો, દુપ્પટો, ઓઢણી, બ્લાઉઝ, ટોપ, પેન્ટ, લેગિંગ, લેગિંગ્સ, પ્લાઝો, શાલ, નાઈટી, કુર્તો, શૂટ, ફ્રોક, શર્ટ, ટીશર્ટ, જીન્સ, સ્વેટર, ચાદર, બેડશીટ, પેટીકોટ, સ્કર્ટ, કફતાન, ચણીયા ચોળી',
    ),
    list('শাড়ি, শাড়ী, শাড়ির, কুর্তি, কুর্তা, ব্লাউজ, দোপাট্টা, ওড়না, লেহেঙ্গা, গাউন, সালোয়ার'),
  ],
  outfit: [
    list(
      'pent, pents, pajama, payjama, pant, pants, palazzo, plazo, plazzo, dupatta, duppata, dupata, duppatta, dupattaa, dupta, sharara, gharara, skirt, co ord, coord, cord, night, bottom, jacket',
    ),
    list('पैंट, दुपट्टा, प्लाजो, शरारा'),
    list('પેન્ટ, દુપટ્ટા, પ્લાઝો, શરારા'),
  ],
  variety: [
    list(
      'colour, colours, color, colors, clr, clrs, col, design, designs, desgin, dizain, print, prints, pattern, patterns, shade, shades, rang, matching, maching',
    ),
    list('मैचिंग, मेचिंग, डिजाइन, डिज़ाइन, कलर, रंग, प्रिंट, शेड, पैटर्न'),
    list('મેચિંગ, મેચીંગ, કલર, કલરનો, કલરમાં, ડિઝાઇન, ડિઝાઇનનો, ડિઝાઈન, રંગ, રંગનો, પ્રિન્ટ, શેડ, પેટર્ન'),
    list('কালার, রঙ, রং, ডিজাইন, ডিজাইনের'),
  ],
  notOfCloth: [
    list(
      'thread, dori, finish, feel, touch, look, like, type, mill, mills, house, market, markets, bazar, bazaar, centre, center, palace, fashion, fashions, textile, textiles, creation, creations, emporium, trading, traders, industries, udyog, exports, agency, knitwear, knitwears, mfg, manufacturer, manufacturers, factory',
    ),
    list('जैसा, जैसी, धागा'),
    list('જેવું'),
  ],
  lining: [
    list('lining, astar, aster, asttar, inner, innar, inar, andar, ander, under layer'),
    list('अस्तर, इनर, लाइनिंग, अंदर'),
    list('અસ્તર, ઇનર, ઈનર, લાઇનિંગ, અંદર, અંદરનું'),
  ],
  filling: [list('bharai, filling, filled, bharav'), list('भराई, भराव'), list('ભરાઈ, ભરાવ')],
  child: [
    list(
      'kid, kids, child, children, childrens, baby, babies, boys, girls, girl, boy, kidswear, baba, bachho, bachcho, bacho, bachche, bacche, infant, frock, frocks, frok, froks',
    ),
    list('बच्चों, बच्चे, बच्चियों, बेबी, बाबा, गर्ल्स, गर्ल, बॉयज, बॉय, लड़कियों, लड़कों, किड्स, फ्रॉक, फ्राक, फ्रोक'),
    list('બાળકો, બાળક, બચ્ચા, બચ્ચાં, બેબી, બાબા, ગર્લ્સ, બોયઝ, છોકરીઓ, છોકરાઓ, કિડ્સ, ફ્રોક, ફ્રૉક'),
  ],
  age: [
    list(
      'year, years, yr, yrs, yer, yers, yeras, saal, sal, varsh, varas, varash, warsh, month, months, mahine, mahina, mahino',
    ),
    list('साल, सालों, वर्ष, बरस, महीने, महीना, माह'),
    list('વર્ષ, વર્ષના, વરસ, સાલ, મહિના, મહિનો'),
  ],
  ofMonths: [list('month, months, mahine, mahina, mahino'), list('महीने, महीना, माह'), list('મહિના, મહિનો')],
  ageLabel: [list('age, ages, age group, umar, umr, umra'), list('उम्र, आयु, एज'), list('ઉંમર, ઉમર, વય, એજ')],
  bedding: [
    list(
      'bedsheet, bedsheets, bed sheet, bed sheets, chadar, blanket, blankets, razai, comforter, curtain, curtains, parda, dohar',
    ),
    list('बेडशीट, चादर, रजाई, कंबल, पर्दा, परदा, दोहर'),
    list('બેડશીટ, ચાદર, રજાઈ, પડદા'),
  ],
  trousers: [
    list(
      'legging, leggings, jeans, jean, jens, pant, pants, trouser, trousers, jegging, jeggings, cargo, cargos, chinos, shorts, capri, lower, joggers, bottom wear',
    ),
    list('लेगिंग, लेगिंग्स, जींस, जीन्स, पैंट, पेंट, ट्राउजर, जेगिंग, कार्गो, लोअर, शॉर्ट्स'),
    list('લેગિંગ, લેગિંગ્સ, જીન્સ, જીંસ, પેન્ટ, ટ્રાઉઝર, જેગિંગ, કાર્ગો, લોઅર, શોર્ટ્સ'),
  ],
  waist: [list('waist, kamar'), list('कमर, वेस्ट'), list('કમર, વેસ્ટ')],
} satisfies Record<string, Spellings>;
