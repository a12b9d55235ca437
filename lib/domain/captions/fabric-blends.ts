/** Fabrics by the word a tag has, with the ways sellers spell it: names of several words, each one cloth. */
export const BLENDS: Record<string, string> = {
  'faux georgette': 'faux georgette, fox georgette, foux georgette, fox jorjet, फॉक्स जॉर्जेट, ફોક્સ જ્યોર્જેટ, ફોક્સ જોર્જેટ',
  'poly cotton': 'poly cotton, polycotton, poli cotton, pc cotton, p c cotton, polyester cotton, पॉली कॉटन, પોલી કોટન',
  'art silk': 'art silk, artsilk, artificial silk, art slik, आर्ट सिल्क, આર્ટ સિલ્ક, આર્ટસિલ્ક',
  'banarasi silk':
    'banarasi silk, banarsi silk, benarasi silk, banarasi, banarsi, benarasi, banarsee, silk banarasi, बनारसी सिल्क, बनारसी, બનારસી સિલ્ક, બનારસી, bnarasi, bnarasi silk, banaras silk, benaras silk, बनारसी रेशम, બનારસી રેશમ',
  'kanjivaram silk':
    'kanjivaram silk, kanjeevaram silk, kanchipuram silk, kanjivaram, kanjeevaram, kanjiwaram, kanjivaram pattu, कांजीवरम सिल्क, कांजीवरम, कांजीवरन, કાંજીવરમ સિલ્ક, કાંજીવરમ, kanchivaram, kanjivram, kanjeevram, कांजीवरम्, કાંચીપુરમ, कांचीपुरम, kanchi silk, kanchi pattu, kanchipuram, kanjeepuram silk, कांची सिल्क, કાંચી સિલ્ક',
  'tussar silk':
    'tussar silk, tussar, tusser, tussore, tusar, tussar slik, tusar silk, tusser silk, tassar, tasar, टसर सिल्क, टसर, तसर, ટસર સિલ્ક, ટસર, તસર, tassar silk, tasar silk, तसर सिल्क, તસર સિલ્ક',
  'vichitra silk':
    'vichitra silk, vichitra, vichitra blooming silk, vichitra blooming, bichitra, bichitra silk, vichitara, विचित्रा सिल्क, विचित्रा, विचित्र सिल्क, વિચિત્રા સિલ્ક, વિચિત્રા, વિચિત્ર સિલ્ક',
  'dola silk':
    'dola silk, dola, dolla silk, dolla, daula silk, डोला सिल्क, डोला, ડોલા સિલ્ક, ડોલા, dola slik, dolaa, ડૉલા સિલ્ક, ડૉલા, doula silk, dola slk, डोला शिल्क',
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
  'butterfly net': 'butterflynet',
  'kota doria':
    'kota doria, kota doriya, kota dori, kotadoria, kota saree, kota cotton, kota silk, kotta doria, kota doriaa, kota doriya cotton, kota doria cotton, कोटा साड़ी, कोटा कॉटन, कोटा सिल्क, કોટા સાડી, કોટા કોટન, કોટા સિલ્ક, कोटा डोरिया, कोटा डोरीया, કોટા ડોરિયા, કોટા ડોરીયા, kota doriyaa',
  'jimmy choo':
    'jimmy choo, jimmi choo, jimmy chu, jimi chu, jimi choo, jimmychoo, jimmichoo, jimichu, jimmychu, जिमी चू, जिम्मी चू, जिमीचू, જીમી ચૂ, જિમી ચૂ, જીમીચૂ, જિમીચૂ, જીમી ચુ, જિમી ચુ, jimichoo, jimmy chuu, jimmi chu, जिम्मी चु, जिमी चु, जिमीचु, જિમ્મી ચૂ, જિમ્મી ચુ, જીમીચુ',
  'cotton satin': 'cotton satin, satin cotton, cotton sateen, cotton silk satin, कॉटन साटन, કોટન સાટીન, કોટન સાટિન',
  'cotton silk': 'cotton silk, silk cotton, cottonsilk, कॉटन सिल्क, કોટન સિલ્ક',
  'satin silk': 'satin silk, silk satin, साटन सिल्क, સાટીન સિલ્ક, સાટિન સિલ્ક',
  'gajji silk':
    'gajji silk, gaji silk, gajji, gazi silk, gajjee silk, गज्जी, ગજ્જી, गज्जी सिल्क, गजी सिल्क, ગજી સિલ્ક, ગજ્જી સિલ્ક, gajii silk, gajje silk',
  'bhagalpuri silk': 'bhagalpuri silk, bhagalpuri, भागलपुरी सिल्क, भागलपुरी, ભાગલપુરી સિલ્ક, ભાગલપુરી',
  'dupion silk': 'dupion silk, dupion, dupian silk, ड्यूपियन सिल्क, ડ્યુપિયન સિલ્ક',
  'mashru silk': 'mashru silk, mashru, मशरू सिल्क, मशरू, મશરૂ સિલ્ક, મશરૂ',
  'terry cotton':
    'terry cotton, terycot, terrycot, terricot, टेरीकॉट, ટેરીકોટ, tericot, teri cot, tericotton, terry kotton, टेरीकोट, टेरी कॉटन, ટેરી કોટન, ટેરિકોટ',
  'maheshwari silk':
    'maheshwari silk, maheshwari cotton, maheshwari saree, maheshvari silk, महेश्वरी सिल्क, महेश्वरी कॉटन, महेश्वरी साड़ी, મહેશ્વરી સિલ્ક, મહેશ્વરી સાડી',
  'acro wool': 'acro wool, acrowool, acro woolen, acro woollen, acrylic wool, एक्रोवूल, એક્રોવૂલ, એક્રો વૂલ',
  'lizzy bizzy': 'lizzy bizzy, lizi bizi, lizy bizy, lizibizi, lizzybizzy, lizy bizzy, लिज़ी बिज़ी, લીઝી બીઝી, લિઝી બિઝી',
  'french terry': 'french terry, terry french, फ्रेंच टेरी, ફ્રેન્ચ ટેરી',
  'dry fit': 'dry fit, dri fit, dryfit, drifit, ड्राई फिट, ડ્રાય ફિટ',
  'viscose georgette':
    'viscose georgette, viscos georgette, viscose jorjet, georgette viscose, viskos georgette, विस्कोस जॉर्जेट, विस्कोस जोर्जेट, વિસ્કોસ જ્યોર્જેટ, વિસ્કોસ જોર્જેટ',
  'satin georgette': 'satin georgette, georgette satin, satin jorjet, साटन जॉर्जेट, સાટીન જ્યોર્જેટ, સાટિન જ્યોર્જેટ',
  'satin crepe': 'satin crepe, crepe satin, साटन क्रेप, સાટીન ક્રેપ, સાટિન ક્રેપ',
  'cotton linen':
    'cotton linen, linen cotton, cotton linan, coton linen, कॉटन लिनन, लिनन कॉटन, કોટન લિનન, લિનન કોટન, કોટન લીનન',
  'viscose lycra': 'viscose lycra, viscos lycra, rayon lycra, विस्कोस लाइक्रा, વિસ્કોસ લાયક્રા, રેયોન લાયક્રા',
  'nylon lycra': 'nylon lycra, nylon spandex, नायलॉन लाइक्रा, નાયલોન લાયક્રા',
};

/** Kinds of a cloth, said before its name in any of its spellings: `malai satin`. */
export const KINDS: Record<string, Record<string, string>> = {
  silk: {
    soft: 'soft, सॉफ्ट, સોફ્ટ, सोफ्ट, સૉફ્ટ',
    raw: 'raw, row, रॉ, रा, રો, રૉ',
    banglori:
      'banglori, bangalori, bengalori, banglory, bangalore, banglore, बैंगलोरी, बेंगलोरी, बंगलोरी, बैंगलोर, બેંગ્લોરી, બેંગલોરી, બેંગલોર, બેંગ્લોર',
    phantom: 'phantom, fantom, fentom, phentom, फैंटम, फेंटम, ફેન્ટમ, ફેંટમ, phantam, fantam, फैन्टम, ફૅન્ટમ, ફેન્ટોમ',
    lichi: 'lichi, litchi, lichhi, leechi, lychee, लिची, लीची, લીચી, લિચી, lechi',
    sana: 'sana, saana, सना, સના',
    roman: 'roman, रोमन, રોમન',
    mysore: 'mysore, maisur, मैसूर, મૈસૂર',
    katan: 'katan, kataan, kattan, कतान, કતાન, कातान, કટાન, કાતાન',
    paper: 'paper, पेपर, પેપર',
    matka: 'matka, मटका, મટકા',
    malai: 'malai, मलाई, મલાઈ, malaai, मलाइ, મલાઇ',
    crystal: 'crystal, kristal, क्रिस्टल, ક્રિસ્ટલ, cristal',
    parachute: 'parachute, पैराशूट, પેરાશૂટ',
    jam: 'jam, jaam, जैम, जाम, જામ, જેમ',
    patola: 'patola, patan patola, पटोला, પટોળા',
    ghicha: 'ghicha, ghichha, giccha, घिचा, घीचा, ઘીચા, ઘિચા',
    muga: 'muga, mooga, मूगा, मुगा, મુગા, મૂગા',
    mulberry: 'mulberry, mulbery, malbari, मलबरी, મલબરી',
    eri: 'eri, ahimsa, एरी, એરી',
    kosa: 'kosa, कोसा, કોસા',
    uppada: 'uppada, upada, uppda, उप्पाडा, उपाडा, ઉપ્પાડા, ઉપાડા',
    gadwal: 'gadwal, gadhwal, गडवाल, गढ़वाल, ગડવાલ, ગઢવાલ',
    narayanpet: 'narayanpet, narayanpeth, नारायणपेट, નારાયણપેટ',
    dharmavaram: 'dharmavaram, dharmawaram, धर्मावरम, ધર્માવરમ',
    arani: 'arani, arni, अरनी, અરણી',
    pochampally: 'pochampally, pochampalli, पोचमपल्ली, પોચમપલ્લી',
    sambalpuri: 'sambalpuri, संबलपुरी, સંબલપુરી',
    kora: 'kora, कोरा, કોરા',
    semi: 'semi, सेमी, સેમી',
    nylon: 'nylon, नायलॉन, નાયલોન',
    poly: 'poly, polyester, पॉली, પોલી',
    viscose: 'viscose, viscos, विस्कोस, વિસ્કોસ',
    japan: 'japan, japani, japanese, जापान, जापानी, જાપાન, જાપાની',
    china: 'china, chaina, चाइना, ચાઇના, ચાઈના',
    korean: 'korean, कोरियन, કોરિયન',
    italian: 'italian, इटालियन, ઇટાલિયન',
    milano: 'milano, मिलानो, મિલાનો',
    rapier: 'rapier, repier, rapiar, रेपियर, રેપિયર',
    rangoli: 'rangoli, रंगोली, રંગોલી',
    jute: 'jute, joot, जूट, જ્યુટ, જૂટ',
    spun: 'spun, span, स्पन, સ્પન',
    lotus: 'lotus, लोटस, લોટસ',
    bamboo: 'bamboo, बांबू, બામ્બૂ',
    banana: 'banana, बनाना, બનાના',
    habutai: 'habutai, habotai, हबुताई, હબુતાઈ',
    zoya: 'zoya, ज़ोया, ઝોયા',
    fendi: 'fendi, fendy, फेंडी, ફેન્ડી',
    glace: 'glace, glass, ग्लेस, ગ્લેસ',
  },
  satin: {
    malai: 'malai, malaai, malay, malaee, मलाई, मलाइ, મલાઈ, મલાઇ',
    japan: 'japan, japani, japanese, jaipan, जापान, जापानी, જાપાન, જાપાની',
    glace: 'glace, glass, glaze, glase, gles, ग्लेस, ग्लास, ગ્લેસ, ગ્લાસ',
    jam: 'jam, jaam, जैम, जाम, જામ, જેમ',
    modal: 'modal, modaal, model, मोडल, मॉडल, મોડલ, મૉડલ',
    armani: 'armani, armaani, अरमानी, અરમાની',
    duchess: 'duchess, dutchess, duches, डचेस, ડચેસ',
    milano: 'milano, मिलानो, મિલાનો',
    barbie: 'barbie, barbi, बार्बी, બાર્બી',
    taiwan: 'taiwan, taivan, ताइवान, તાઇવાન',
    korean: 'korean, कोरियन, કોરિયન',
    italian: 'italian, इटालियन, ઇટાલિયન',
    french: 'french, फ्रेंच, ફ્રેન્ચ',
    nylon: 'nylon, नायलॉन, નાયલોન',
    poly: 'poly, polyester, पॉली, પોલી',
    viscose: 'viscose, viscos, विस्कोस, વિસ્કોસ',
    micro: 'micro, माइक्रो, માઇક્રો',
    ultra: 'ultra, अल्ट्रा, અલ્ટ્રા',
    fendi: 'fendi, fendy, फेंडी, ફેન્ડી',
    zara: 'zara, ज़ारा, ઝારા',
    lycra: 'lycra, laycra, लाइक्रा, લાયક્રા',
    banglori: 'banglori, bangalori, बैंगलोरी, બેંગ્લોરી',
  },
  cotton: {
    jam: 'jam, jaam, जैम, जाम, જામ, જેમ',
    glace: 'glace, glass, glaze, glase, ग्लेस, ग्लास, ગ્લેસ, ગ્લાસ',
    viscose: 'viscose, viscos, विस्कोस, વિસ્કોસ',
  },
};
