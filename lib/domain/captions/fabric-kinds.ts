import { fold } from './fold';

/**
 * Finer cloths by the plain one and the word before it, with the ways sellers spell that word; the plain one is spelled
 * as ever: `malai satin`, `मलाई साटन`.
 */
const KINDS: Record<string, Record<string, string>> = {
  satin: {
    milano: 'milano, मिलानो, મિલાનો',
    taiwan: 'taiwan, taivan, ताइवान, તાઇવાન',
    french: 'french, फ्रेंच, ફ્રેન્ચ',
    nylon: 'nylon, नायलॉन, નાયલોન',
    viscose: 'viscose, viscos, विस्कोस, વિસ્કોસ',
    micro: 'micro, माइक्रो, માઇક્રો',
    ultra: 'ultra, अल्ट्रा, અલ્ટ્રા',
    fendi: 'fendi, fendy, फेंडी, ફેન્ડી',
    zara: 'zara, ज़ारा, ઝારા',
    malai: 'malai, malaai, mallai, मलाई, મલાઈ, મલાઇ',
    japan: 'japan, jaapan, japani, japanese, जापान, जापानी, જાપાન, જાપાની',
    glace: 'glace, glass, glaze, glas, ग्लेस, ग्लास, ग्लेज, ગ્લેસ, ગ્લાસ, ગ્લેઝ',
    jam: 'jam, jaam, jamm, जैम, जाम, જામ',
    armani: 'armani, armaani, अरमानी, અરમાની',
    barbie: 'barbie, barbi, बार्बी, બાર્બી',
    duchess: 'duchess, dutchess, duches, डचेस, ડચેસ',
    bridal: 'bridal, ब्राइडल, બ્રાઈડલ',
    butter: 'butter, batar, बटर, બટર',
    poly: 'poly, polyester, पॉली, પોલી',
    lycra: 'lycra, laycra, लाइक्रा, લાયક્રા',
    italian: 'italian, इटालियन, ઇટાલિયન',
    korean: 'korean, koriyan, कोरियन, કોરિયન',
  },
  cotton: {
    alpine: 'alpine, alpain, elpine, अल्पाइन, આલ્પાઇન, અલ્પાઇન, આલ્પાઈન, અલ્પાઈન',
    jam: 'jam, jaam, jamm, जैम, जाम, જામ',
    slub: 'slub, slab, salab, स्लब, સ્લબ',
    glace: 'glace, glass, glaze, glas, ग्लेस, ग्लास, ग्लेज, ગ્લેસ, ગ્લાસ, ગ્લેઝ',
    flex: 'flex, flax, flexi, फ्लेक्स, ફ્લેક્સ',
    swiss: 'swiss, swis, स्विस, સ્વિસ',
    voile: 'voile, voil, vail, वॉयल, वायल, વોઇલ, વૉઇલ, વાયલ',
    sinker: 'sinker, sinkar, सिंकर, સિંકર',
    loop: 'loop knit, looper, loop, लूपर, લૂપર',
    dobby: 'dobby, dobi, doby, डॉबी, ડોબી',
    butter: 'butter, batar, बटर, બટર',
    bengal: 'bengal, bengali, bangal, बंगाल, बंगाली, બંગાળ, બંગાળી',
    south: 'south, साउथ, સાઉથ',
    mercerised: 'mercerised, mercerized, मर्सराइज्ड, મર્સરાઇઝ્ડ',
  },
  silk: {
    kosa: 'kosa, कोसा, કોસા',
    dharmavaram: 'dharmavaram, dharmawaram, धर्मावरम, ધર્માવરમ',
    arani: 'arani, arni, अरनी, અરણી',
    sambalpuri: 'sambalpuri, संबलपुरी, સંબલપુરી',
    korean: 'korean, कोरियन, કોરિયન',
    italian: 'italian, इटालियन, ઇટાલિયન',
    milano: 'milano, मिलानो, મિલાનો',
    rapier: 'rapier, repier, rapiar, रेपियर, રેપિયર',
    spun: 'spun, span, स्पन, સ્પન',
    lotus: 'lotus, लोटस, લોટસ',
    banana: 'banana, बनाना, બનાના',
    habutai: 'habutai, habotai, हबुताई, હબુતાઈ',
    fendi: 'fendi, fendy, फेंडी, ફેન્ડી',
    glace: 'glace, glass, ग्लेस, ગ્લેસ',
    jam: 'jam, jaam, जैम, जाम, જામ, જેમ',
    paithani: 'paithani, paithni, paithany, pethani, paitani, पैठणी, पैठनी, पैठाणी, પૈઠણી, પૈઠની, પેઠની, પેઠણી',
    patola: 'patola, patolla, patoda, पटोला, પટોળા, પટોલા, પટોળું',
    kora: 'kora, kohra, कोरा, કોરા',
    tabby: 'tabby, taby, tebby, tebi, टैबी, टेबी, ટેબી, ટૅબી',
    pattu: 'pattu, patu, पट्टू, પટ્ટુ',
    mulberry: 'mulberry, malbari, malberry, mulbery, मलबरी, મલબરી',
    eri: 'eri, एरी, એરી',
    muga: 'muga, mooga, मूगा, મૂગા',
    ghicha: 'ghicha, gicha, ghichha, घीचा, ઘીચા',
    noil: 'noil, नॉइल, નોઇલ',
    uppada: 'uppada, upada, uppadha, उप्पाडा, उप्पड़ा, ઉપાડા',
    gadwal: 'gadwal, gadhwal, गढ़वाल, गडवाल, ગઢવાલ, ગડવાલ',
    narayanpet: 'narayanpet, narayan pet, narayanpeth, नारायणपेठ, નારાયણપેઠ',
    pochampally: 'pochampally, pochampalli, पोचमपल्ली, પોચમપલ્લી',
    japan: 'japan, japani, जापान, जापानी, જાપાન, જાપાની',
    butter: 'butter, batar, makhan, makkhan, बटर, मक्खन, બટર, માખણ',
    zoya: 'zoya, joya, जोया, ઝોયા',
    ruby: 'ruby, rubi, रूबी, રૂબી',
    jute: 'jute, जूट, જૂટ',
    bamboo: 'bamboo, bambu, बांस, बैम्बू, બામ્બૂ',
    kubera: 'kubera, kuber, कुबेरा, કુબેરા',
    china: 'china, chinai, चाइना, ચાઇના',
    bemberg: 'bemberg, bamberg, bember, बेम्बर्ग, બેમ્બર્ગ',
  },
  georgette: {
    bubble: 'bubble, babal, बबल, બબલ',
    blooming: 'blooming, bluming, ब्लूमिंग, બ્લુમિંગ',
    russian: 'russian, rasian, रशियन, રશિયન',
    butterfly: 'butterfly, बटरफ्लाई, બટરફ્લાય',
    brasso: 'brasso, braso, ब्रासो, બ્રાસો',
    satin: 'satin, sattin, साटन, સાટીન, સાટિન',
    moss: 'moss, mos, मॉस, મોસ',
  },
  crepe: {
    moss: 'moss, mos, marble moss, मॉस, मोस, મોસ, મૉસ',
    butter: 'butter, batar, बटर, બટર',
    dull: 'dull, डल, ડલ',
    italian: 'italian, इटालियन, ઇટાલિયન',
    korean: 'korean, koriyan, कोरियन, કોરિયન',
    japan: 'japan, japani, जापान, जापानी, જાપાન, જાપાની',
    bsy: 'bsy, b s y',
  },
  chiffon: {
    moss: 'moss, mos, मॉस, મોસ',
    brasso: 'brasso, braso, ब्रासो, બ્રાસો',
    butter: 'butter, बटर, બટર',
    bamber: 'bamber, bemberg, bamberg, bembar, बेम्बर, બેમ્બર',
  },
  velvet: {
    micro: 'micro, maicro, माइक्रो, માઇક્રો',
    viscose: 'viscose, विस्कोस, વિસ્કોસ',
    brasso: 'brasso, braso, ब्रासो, બ્રાસો',
    korean: 'korean, koriyan, कोरियन, કોરિયન',
  },
  wool: {
    merino: 'merino, marino, merinno, मेरीनो, મેરીનો',
    cashmere: 'cashmere, kashmere, cashmire, कैशमीयर, કેશમીયર',
    lamb: 'lamb, lambs',
  },
  rayon: {
    liva: 'liva, leeva, लीवा, લીવા',
  },
  lycra: {
    cotton: 'cotton, coton, cottan, cotan, cotten, sooti, suti, कॉटन, कोटन, काटन, सूती, કોટન, કૉટન',
    poly: 'poly, polyester, पॉली, પોલી',
  },
  net: {
    butterfly: 'butterfly, buterfly, butter fly, बटरफ्लाई, बटरफ्लाय, બટરફ્લાય, બટરફ્લાઈ',
    mono: 'mono, मोनो, મોનો',
  },
  organza: {
    kora: 'kora, कोरा, કોરા',
    glass: 'glass, glas, ग्लास, ગ્લાસ',
  },
};

/** Kinds that say of which other cloth they are, too. */
const BLENDS: Record<string, readonly string[]> = { 'cotton lycra': ['cotton', 'lycra'] };

const BY_KIND = new Map(
  Object.entries(KINDS).map(([plain, kinds]) => {
    const spelled = Object.entries(kinds).flatMap(([kind, words]) =>
      words.split(', ').map((word) => [fold(word).text, `${kind} ${plain}`] as const),
    );
    return [plain, new Map(spelled)] as const;
  }),
);
const PLAIN_OF = new Map(
  Object.entries(KINDS).flatMap(([plain, kinds]) => Object.keys(kinds).map((kind) => [`${kind} ${plain}`, plain])),
);

/** The finer cloth that a word before the plain one makes of it. */
export const kindOf = (word: string, plain: string): string | undefined => BY_KIND.get(plain)?.get(word);

/** The plain cloth of which a finer one is a kind; others as they are. */
export const plainOf = (fabric: string): string => PLAIN_OF.get(fabric) ?? fabric;

/** What may be said instead where a finer cloth has no name of its own; none of a plain one. */
export const plainerThan = (fabric: string): readonly string[] =>
  BLENDS[fabric] ?? (PLAIN_OF.has(fabric) ? [plainOf(fabric)] : []);
