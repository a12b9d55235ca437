/** Fabrics with names of several words for one cloth, keyed by tag, with the spellings sellers use. */
export const BLENDS: Record<string, string> = {
  'faux georgette': 'faux georgette, fox georgette, foux georgette, fox jorjet, फॉक्स जॉर्जेट, ફોક્સ જ્યોર્જેટ, ફોક્સ જોર્જેટ',
  'poly cotton': 'poly cotton, polycotton, poli cotton, pc cotton, p c cotton, polyester cotton, पॉली कॉटन, પોલી કોટન',
  'art silk': 'art silk, artsilk, artificial silk, art slik, आर्ट सिल्क, આર્ટ સિલ્ક, આર્ટસિલ્ક',
  'banarasi silk':
    'banarasi silk, banarsi silk, benarasi silk, banarasi, banarsi, benarasi, banarsee, silk banarasi, बनारसी सिल्क, बनारसी, બનારસી સિલ્ક, બનારસી, bnarasi, bnarasi silk, banaras silk, benaras silk, बनारसी रेशम, બનારસી રેશમ, বেনারসি, বেনারসী, বেনারসি সিল্ক',
  'kanjivaram silk':
    'kanjivaram silk, kanjeevaram silk, kanchipuram silk, kanjivaram, kanjeevaram, kanjiwaram, kanjivaram pattu, कांजीवरम सिल्क, कांजीवरम, कांजीवरन, કાંજીવરમ સિલ્ક, કાંજીવરમ, kanchivaram, kanjivram, kanjeevram, कांजीवरम्, કાંચીપુરમ, कांचीपुरम, kanchi silk, kanchi pattu, kanjeepuram silk, कांची सिल्क, કાંચી સિલ્ક, কাঞ্জিভরম, কাঞ্জিভরম সিল্ক',
  'ghicha silk': 'ghicha silk, gicha silk, ghichha silk, घीचा सिल्क, घिचा सिल्क, ઘીચા સિલ્ક, ઘિચા સિલ્ક',
  ghicha: 'ghicha, gicha, ghichha, घीचा, घिचा, ઘીચા, ઘિચા',
  'tussar silk':
    'tussar silk, tussar, tusser, tussore, tusar, tussar slik, tusar silk, tusser silk, tassar, tasar, टसर सिल्क, टसर, तसर, ટસર સિલ્ક, ટસર, તસર, tassar silk, tasar silk, तसर सिल्क, તસર સિલ્ક, তসর, তসর সিল্ক',
  'vichitra silk':
    'vichitra silk, vichitra, vichitra blooming silk, vichitra blooming, bichitra, bichitra silk, vichitara, विचित्रा सिल्क, विचित्रा, विचित्र सिल्क, વિચિત્રા સિલ્ક, વિચિત્રા, વિચિત્ર સિલ્ક',
  'dola silk':
    'dola silk, dola, dolla silk, dolla, daula silk, डोला सिल्क, डोला, ડોલા સિલ્ક, ડોલા, dola slik, dolaa, ડૉલા સિલ્ક, ડૉલા, doula silk, dola slk, डोला शिल्क, दोला सिल्क, दोला, દોલા સિલ્ક, દોલા',
  'dola jacquard':
    'dola jacquard, viscose dola jacquard, dola jaquard, viscose dola jaquard, dola viscose jacquard, डोला जैकार्ड, विस्कोस डोला जैकार्ड, ડોલા જેકાર્ડ, વિસ્કોસ ડોલા જેકાર્ડ',
  'merino wool':
    'merino, मेरीनो, મેરીનો, merino wool, marino wool, merino woolen, merino woollen, मेरिनो ऊन, मेरिनो, मेरिनो वूल, મેરિનો ઊન, મેરિનો, મેરિનો વૂલ',
  'paithani silk':
    'paithani, paithni, pethani, पैठणी, पैठनी, पैठाणी, પૈઠણી, પૈઠની, પેઠણી, paithani silk, paithni silk, paithany, pethani silk, paithani pattu, पैठणी सिल्क, पैठनी सिल्क, પૈઠણી સિલ્ક, પૈઠની સિલ્ક',
  'tabby silk':
    'tabby, टैबी, ટેબી, tabby silk, tebby silk, tebby, tabbi silk, tebi silk, टैबी सिल्क, टेबी सिल्क, ટેબી સિલ્ક, ટેબ્બી સિલ્ક',
  'kora silk': 'kora saree, kora banarasi, कोरा साड़ी, કોરા સાડી',
  'moss crepe': 'moss, मॉस, મોસ',
  'cotton lycra':
    'lycra cotton, cottonlycra, laycra cotton, cotton spandex, लाइक्रा कॉटन, લાયક્રા કોટન, cotton lycra, cotton laycra, cotton licra, cotton lykra, cotton laikra, coton lycra, cottan lycra, कॉटन लाइक्रा, कॉटन लायक्रा, कोटन लाइक्रा, सूती लाइक्रा, કોટન લાયક્રા, કોટન લાઇક્રા, કોટન લાઈક્રા, કૉટન લાયક્રા',
  'poly lycra':
    'polylycra, lycra poly, poly lycra, polyester lycra, poly spandex, polyester spandex, पॉली लाइक्रा, પોલી લાયક્રા',
  'slub cotton': 'cotton slub, कॉटन स्लब, કોટન સ્લબ',
  'jam cotton': 'cotton jam, jamcotton',
  'modal chanderi': 'modal chanderi, chanderi modal, मोडल चंदेरी, मॉडल चंदेरी, મોડલ ચંદેરી',
  'cotton candy': 'cotton candy, cotton kandy, कॉटन कैंडी, કોટન કેન્ડી',
  'butterfly net': 'butterflynet',
  'kota doria':
    'kota doria, kota doriya, kota dori, kotadoria, kota saree, kota cotton, kota silk, kotta doria, kota doriaa, kota doriya cotton, kota doria cotton, कोटा साड़ी, कोटा कॉटन, कोटा सिल्क, કોટા સાડી, કોટા કોટન, કોટા સિલ્ક, कोटा डोरिया, कोटा डोरीया, કોટા ડોરિયા, કોટા ડોરીયા, kota doriyaa',
  'jimmy choo':
    'jimmy choo, jimmi choo, jimmy chu, jimi chu, jimi choo, jimmychoo, jimmichoo, jimichu, jimmychu, जिमी चू, जिम्मी चू, जिमीचू, જીમી ચૂ, જિમી ચૂ, જીમીચૂ, જિમીચૂ, જીમી ચુ, જિમી ચુ, jimichoo, jimmy chuu, jimmi chu, जिम्मी चु, जिमी चु, जिमीचु, zimmy choo, zimmi choo, zimmy chu, zimmichoo, ज़िम्मी चू, જિમ્મી ચૂ, જિમ્મી ચુ, જીમીચુ',
  'cotton satin': 'cotton satin, satin cotton, cotton sateen, cotton silk satin, कॉटन साटन, કોટન સાટીન, કોટન સાટિન',
  'cotton silk': 'cotton silk, silk cotton, cottonsilk, कॉटन सिल्क, કોટન સિલ્ક',
  'satin silk': 'satin silk, silk satin, sattin silk, silk sattin, साटन सिल्क, સાટીન સિલ્ક, સાટિન સિલ્ક',
  'gajji silk':
    'gajji silk, gaji silk, gajji, gazi silk, gajjee silk, गज्जी, ગજ્જી, गज्जी सिल्क, गजी सिल्क, ગજી સિલ્ક, ગજ્જી સિલ્ક, gajii silk, gajje silk',
  'bhagalpuri silk': 'bhagalpuri silk, bhagalpuri, भागलपुरी सिल्क, भागलपुरी, ભાગલપુરી સિલ્ક, ભાગલપુરી',
  'dupion silk':
    'dupion silk, dupion, dupian silk, ड्यूपियन सिल्क, ડ્યુપિયન સિલ્ક, dupiyan silk, dupiyan, dhupian silk, dhupian, dhupion, dhupion silk, dupiyon silk, dupiyon, dupioni, dupioni silk, doopian silk, duppion silk, डुपियन सिल्क, डुपियन, डूपियन सिल्क, ड्यूपियन, डुपियान सिल्क, डुपियान, धुपियान सिल्क, धुपियान, धूपियान सिल्क, धुपियन सिल्क, धुपियन, ડ્યુપિયન, ડુપિયન સિલ્ક, ડુપિયન, ડુપિયાન સિલ્ક, ધુપિયાન સિલ્ક, ધુપિયાન, ધુપિયન સિલ્ક, દુપિયન સિલ્ક, દુપિયન, ડુપિઓન સિલ્ક',
  'mashru silk': 'mashru silk, mashru, मशरू सिल्क, मशरू, મશરૂ સિલ્ક, મશરૂ',
  'terry cotton':
    'terry cotton, terycot, terrycot, terricot, टेरीकॉट, ટેરીકોટ, tericot, teri cot, tericotton, terry kotton, टेरीकोट, टेरी कॉटन, ટેરી કોટન, ટેરિકોટ',
  'acro wool': 'acro wool, acrowool, acro woolen, acro woollen, acrylic wool, एक्रोवूल, એક્રોવૂલ, એક્રો વૂલ',
  'lizzy bizzy': 'lizzy bizzy, lizi bizi, lizy bizy, lizibizi, lizzybizzy, lizy bizzy, लिज़ी बिज़ी, લીઝી બીઝી, લિઝી બિઝી',
  'french terry': 'french terry, terry french, फ्रेंच टेरी, ફ્રેન્ચ ટેરી',
  'dry fit': 'dry fit, dri fit, dryfit, drifit, ड्राई फिट, ડ્રાય ફિટ',
  'satin crepe': 'satin crepe, crepe satin, साटन क्रेप, સાટીન ક્રેપ, સાટિન ક્રેપ',
  'viscose lycra': 'viscose lycra, viscos lycra, rayon lycra, विस्कोस लाइक्रा, વિસ્કોસ લાયક્રા, રેયોન લાયક્રા',
  'nylon lycra': 'nylon lycra, nylon spandex, नायलॉन लाइक्रा, નાયલોન લાયક્રા',
  'soft silk': 'soft silk, सॉफ्ट सिल्क, સોફ્ટ સિલ્ક, সফট সিল্ক',
  'raw silk': 'raw silk, row silk, रॉ सिल्क, रा सिल्क, રો સિલ્ક, રૉ સિલ્ક',
  'banglori silk':
    'बंगलौरी सिल्क, बैंग्लोरी सिल्क, बैंग्लौरी सिल्क, बेंग्लौरी सिल्क, बेंगलौरी सिल्क, बंग्लोरी सिल्क, बंगलूरी सिल्क, बेंगलूरी सिल्क, બંગલોરી સિલ્ક, બેંગ્લૂરી સિલ્ક, banglori silk, bangalori silk, bengalori silk, banglory silk, bangalore silk, banglore silk, बैंगलोरी सिल्क, बेंगलोरी सिल्क, बंगलोरी सिल्क, बैंगलोर सिल्क, બેંગ્લોરી સિલ્ક, બેંગલોરી સિલ્ક, બેંગલોર સિલ્ક, બેંગ્લોર સિલ્ક, banglury silk, bangluri silk, benglori silk, bengluri silk, banglor silk, bangalory silk, बंगलोर सिल्क, बैंगलौरी सिल्क, बेंग्लोरी सिल्क, બેંગલુરી સિલ્ક, બેંગ્લુરી સિલ્ક',
  'ikkat cotton':
    'ikkat cotton saree, ikat cotton saree, ikkat cotton sarees, ikat cotton sarees, cotton ikkat saree, cotton ikat saree, इकत कॉटन साड़ी, इक्कत कॉटन साड़ी, ઇકત કોટન સાડી, ઇક્કત કોટન સાડી',
  'mul chanderi': 'mal chanderi, mul chanderi, mull chanderi, mal chandri, मल चंदेरी, મલ ચંદેરી',
  'elampillai silk':
    'elampillai silk, elampilai silk, elampillai soft silk, elampilai soft silk, elampillai pattu, elampillai saree, illampillai silk',
  'phantom silk':
    'fantam silk, fantam, fantum silk, phantam silk, phantom silk, phantom, fantom, fantom silk, fentom silk, phentom silk, फैंटम सिल्क, फेंटम सिल्क, ફેન્ટમ સિલ્ક, ફેંટમ સિલ્ક',
  'lichi silk':
    'lichi silk, litchi silk, lichhi silk, leechi silk, lychee silk, लिची सिल्क, लीची सिल्क, લીચી સિલ્ક, લિચી સિલ્ક',
  'sana silk': 'sana silk, saana silk, सना सिल्क, સના સિલ્ક',
  'roman silk': 'roman silk, रोमन सिल्क, રોમન સિલ્ક',
  'mysore silk': 'mysore silk, maisur silk, मैसूर सिल्क, મૈસૂર સિલ્ક',
  'semi katan': 'semi katan, semi kataan, semi katan silk, सेमी कतान, सेमी कतान सिल्क, સેમી કતાન, સેમિ કતાન, સેમી કતાન સિલ્ક',
  'satin banglori silk':
    'satin banglori silk, satin banglory silk, satin bangalori silk, satin banglore silk, satin bangalore silk, satin benglori silk',
  'katan silk':
    'katan silk, kataan silk, kattan silk, banarasi katan, katan banarasi, katan silk banarasi, બનારસી કતાન, बनारसी कतान, कतान सिल्क, કતાન સિલ્ક, kathan silk, kathan, কাতান, কাতান সিল্ক',
  'paper silk': 'paper silk, पेपर सिल्क, પેપર સિલ્ક',
  'matka silk': 'matka silk, मटका सिल्क, મટકા સિલ્ક',
  'malai silk': 'malai silk, मलाई सिल्क, મલાઈ સિલ્ક',
  'crystal silk': 'crystal silk, kristal silk, क्रिस्टल सिल्क, ક્રિસ્ટલ સિલ્ક',
  'parachute silk': 'parachute silk, पैराशूट सिल्क, પેરાશૂટ સિલ્ક',
};
