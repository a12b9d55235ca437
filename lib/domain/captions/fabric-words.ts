import { kindOf } from './fabric-kinds';
import { fold, stemOf } from './fold';

/** Fabrics by the word a tag has, with the ways sellers spell it. A longer name goes before the shorter one in it. */
const FABRICS: Record<string, string> = {
  georgette:
    'georgette, jorjet, georgete, georgate, georjet, jorjat, jorjette, georget, jorget, जॉर्जेट, जोर्जेट, जार्जेट, જ્યોર્જેટ, જોર્જેટ, જૉર્જેટ, જ્યૉર્જેટ, jorzet, georjette, jorjeet, jarjet, gorgette, gorget, jorgette, georgett, jorjett, जॉरजेट, जोरजेट, જોરજેટ, જૉરજેટ',
  'faux georgette': 'faux georgette, fox georgette, foux georgette, fox jorjet, फॉक्स जॉर्जेट, ફોક્સ જ્યોર્જેટ, ફોક્સ જોર્જેટ',
  cotton:
    'cotton, hosiery cotton, coton, cottan, kotton, cotan, kotan, cottn, cotten, kaatan, koton, suti, sooti, कॉटन, काटन, कोटन, सूती, કોટન, કૉટન, સુતરાઉ, સૂતી',
  'poly cotton': 'poly cotton, polycotton, poli cotton, pc cotton, p c cotton, polyester cotton, पॉली कॉटन, પોલી કોટન',
  rayon:
    'rayon, reyon, rayan, reyan, rayone, रेयॉन, रेयान, रेयोन, રેયોન, રેયૉન, રેયાન, rion, reon, rayoun, rayonn, riyaan, रायन, રાયોન, riyon, ryon, reyaan, रियॉन, रेयन, રૅયોન, રેયન',
  chiffon:
    'chiffon, shiffon, chifon, shifon, शिफॉन, शिफोन, શિફોન, શિફૉન, shifan, siffon, sifon, shiffan, chifan, शीफॉन, शिफ़ॉन, શીફોન',
  silk: 'silk, slik, सिल्क, रेशम, સિલ્ક, રેશમ, silak, सिल्‍क, સિલ્‍ક',
  'art silk': 'art silk, artsilk, artificial silk, art slik, आर्ट सिल्क, આર્ટ સિલ્ક, આર્ટસિલ્ક',
  'banarasi silk':
    'banarasi silk, banarsi silk, benarasi silk, banarasi, banarsi, benarasi, banarsee, silk banarasi, बनारसी सिल्क, बनारसी, બનારસી સિલ્ક, બનારસી, bnarasi, bnarasi silk, banaras silk, benaras silk, बनारसी रेशम, બનારસી રેશમ',
  'kanjivaram silk':
    'kanjivaram silk, kanjeevaram silk, kanchipuram silk, kanjivaram, kanjeevaram, kanjiwaram, kanjivaram pattu, कांजीवरम सिल्क, कांजीवरम, कांजीवरन, કાંજીવરમ સિલ્ક, કાંજીવરમ, kanchivaram, kanjivram, kanjeevram, कांजीवरम्, કાંચીપુરમ, कांचीपुरम',
  'soft silk': 'soft silk, सॉफ्ट सिल्क, સોફ્ટ સિલ્ક',
  'tussar silk':
    'tussar silk, tussar, tusser, tussore, tusar, tussar slik, tusar silk, tusser silk, tassar, tasar, टसर सिल्क, टसर, तसर, ટસર સિલ્ક, ટસર, તસર, tassar silk, tasar silk, तसर सिल्क, તસર સિલ્ક',
  'vichitra silk':
    'vichitra silk, vichitra, vichitra blooming silk, vichitra blooming, bichitra, bichitra silk, vichitara, विचित्रा सिल्क, विचित्रा, विचित्र सिल्क, વિચિત્રા સિલ્ક, વિચિત્રા, વિચિત્ર સિલ્ક',
  'dola silk':
    'dola silk, dola, dolla silk, dolla, daula silk, डोला सिल्क, डोला, ડોલા સિલ્ક, ડોલા, dola slik, dolaa, ડૉલા સિલ્ક, ડૉલા',
  organza:
    'organza, orgenza, organja, orgenja, ऑर्गेंजा, ऑर्गेन्जा, ओर्गेंजा, ऑरगेंजा, ઓર્ગેન્ઝા, ઓર્ગેન્જા, ઓર્ગેંઝા, ઑર્ગેન્ઝા, organzaa, aurganza, orgunza, ओर्गेन्ज़ा, ऑर्गनजा, ઓરગેન્ઝા, ઑર્ગેન્જા, ઓર્ગન્ઝા',
  crepe:
    'crepe, crape, crep, american crepe, american crape, amercan crepe, american krep, अमेरिकन क्रेप, અમેરિકન ક્રેપ, french crepe, क्रेप, ક્રેપ, krep, crepp, क्रैप',
  linen: 'linen, linan, linnen, लिनन, लिनेन, લિનન, lilen, linin, लीनन, લીનન, લિનેન',
  velvet: 'velvet, valvet, velwet, makhmal, मखमल, वेलवेट, વેલવેટ, મખમલ, વેલ્વેટ, velvat, welvet, वेल्वेट, वैलवेट, वेलवट, વેલવટ',
  satin:
    'satin, sattin, saten, साटन, सैटिन, साटिन, સાટીન, સાટિન, સેટીન, sateen, saitin, sartin, sataen, satan, setin, सार्टिन, सेटीन, સાર્ટિન, સાટન, सेटिन, सैटन, સૅટિન, સેટિન',
  muslin:
    'muslin, maslin, mal cotton, muslim cotton, mulmul, mul mul, malmal, mal mal, mal mal cotton, mul mul cotton, mulmul cotton, mul cotton, malmal cotton, मसलिन, मलमल, मलमल कॉटन, मुलमुल, मस्लिन, મસ્લિન, મલમલ, મલમલ કોટન, મુલમુલ, મસલિન',
  chanderi:
    'chanderi, chandri, chanderi silk, chandri silk, chanderi cotton, chandheri, चंदेरी, चंदेरी सिल्क, चंदेरी कॉटन, ચંદેરી, ચંદેરી સિલ્ક, ચાંદેરી, chanderee, chandari, चन्देरी, ચન્દેરી',
  modal: 'modal, modal silk, modal cotton, मोडल, मॉडल सिल्क, મોડલ, મોડલ સિલ્ક, modaal, मॉडल कॉटन, મૉડલ',
  lycra: 'lycra, laycra, licra, लाइक्रा, લાયક્રા, લાઇક્રા, lykra, laikra, लायक्रा, લાઈક્રા',
  viscose: 'viscose, viscos, विस्कोस, વિસ્કોસ, viskos, viscous, viscoss, विस्कॉस, विस्कोज, વિસ્કૉસ, વિસ્કોઝ',
  polyester: 'polyester, polister, पॉलिएस्टर, પોલિએસ્ટર, poliester, polyster, पॉलीएस्टर, પોલીએસ્ટર',
  khadi: 'khadi, खादी, ખાદી',
  jacquard:
    'jacquard, jaquard, jecard, jacard, jekard, जैकार्ड, जेकार्ड, જેકાર્ડ, જૅકાર્ડ, jackard, jaccard, jequard, जैक्वार्ड, जेक्वार्ड, જેક્વાર્ડ, જૅક્વાર્ડ',
  denim: 'denim, डेनिम, ડેનિમ',
  wool: 'wool, woollen, woolen, wollen, woolan, vulan, vulen, woolly, ऊन, ऊनी, वूलन, वुलन, ऊलन, वूल, ઊન, ઊની, ઉન, વૂલન, વુલન, ઊલન, વૂલ',
  'merino wool': 'merino, मेरीनो, મેરીનો',
  'paithani silk': 'paithani, paithni, pethani, पैठणी, पैठनी, पैठाणी, પૈઠણી, પૈઠની, પેઠણી',
  'tabby silk': 'tabby, टैबी, ટેબી',
  'kora silk': 'kora saree, kora banarasi, कोरा साड़ी, કોરા સાડી',
  'moss crepe': 'moss, मॉस, મોસ',
  'cotton lycra': 'lycra cotton, cottonlycra, laycra cotton, cotton spandex, लाइक्रा कॉटन, લાયક્રા કોટન',
  'poly lycra': 'polylycra, lycra poly',
  'slub cotton': 'cotton slub, कॉटन स्लब, કોટન સ્લબ',
  'jam cotton': 'cotton jam, jamcotton',
  'butterfly net': 'butterflynet',
  net: 'soft net, heavy net, nylon net, सॉफ्ट नेट, हेवी नेट, સોફ્ટ નેટ, હેવી નેટ',
  brasso: 'brasso, brassso, braso, barasso, ब्रासो, ब्रॅसो, બ્રાસો, બ્રાસ્સો',
  alpine: 'alpine, alpain, elpine, alpin, अल्पाइन, एल्पाइन, અલ્પાઇન, આલ્પાઇન, અલ્પાઈન, આલ્પાઈન',
  renial: 'renial, rennial, reniyal, renyal, raniyal, rainial, renial silk, रेनियल, रैनियल, રેનિયલ, રેનીયલ',
  mangalgiri:
    'mangalgiri, mangalagiri, mangalgiri cotton, mangalgiri silk, mangalagiri cotton, मंगलगिरी, मंगलगिरि, મંગલગીરી, મંગલગિરી',
  maheshwari: 'maheshwari, maheswari, maheshwari silk, maheshwari cotton, महेश्वरी, महेश्वरी सिल्क, મહેશ્વરી, મહેશ્વરી સિલ્ક',
  scuba: 'scuba, skuba, स्कूबा, સ્કૂબા',
  rubia: 'rubia, roobia, rubiya, रुबिया, રૂબિયા',
  voile: 'voile, वॉयल, વોઇલ',
  gabardine: 'gabardine, gaberdine, गैबरडीन, ગેબરડીન',
  tencel: 'tencel, tensel, टेंसेल, ટેન્સેલ',
  jute: 'jute, जूट, જૂટ',
  chambray: 'chambray, chambre, शैम्ब्रे, શેમ્બ્રે',
  seersucker: 'seersucker, सीरसकर, સીરસકર',
  chenille: 'chenille, शनील, શનીલ',
  spandex: 'spandex, स्पैन्डेक्स, સ્પાન્ડેક્સ',
  cashmere: 'cashmere, कैशमीयर, કેશમીયર',
  santoon: 'santoon, shantoon, santun, santoone, shantun, सैंटून, सेंटून, संतून, સંતૂન, સેન્ટુન, શાંતૂન',
  tissue: 'tissue, tissue silk, टिशू, ટિશ્યુ, ટિસ્યુ, ટીશ્યુ, tishu, tissu, टिश्यू, टीशू, ટિશ્યૂ, ટીસ્યુ',
  'kota doria':
    'kota doria, kota doriya, kota dori, kotadoria, kota saree, kota cotton, kota silk, kotta doria, kota doriaa, kota doriya cotton, kota doria cotton, कोटा साड़ी, कोटा कॉटन, कोटा सिल्क, કોટા સાડી, કોટા કોટન, કોટા સિલ્ક, कोटा डोरिया, कोटा डोरीया, કોટા ડોરિયા, કોટા ડોરીયા',
  nylon: 'nylon, नायलॉन, નાયલોન',
  chinnon:
    'chinon, chinnon, chinoun, chinaun, chinnaun, chinon silk, chinnon silk, chinon chiffon, chinnon chiffon, chynon, चिनॉन, चिनोन, चिन्नोन, ચિનોન, ચિનૉન, ચિન્નોન, chinan, cheenon, चीनोन, चीनॉन, ચીનોન, चिनौन, चिन्नौन, चिनॉन सिल्क, चिनोन सिल्क, चिनौन सिल्क, ચિનોન સિલ્ક, ચિનૉન સિલ્ક, ચિનૌન',
  poplin: 'poplin, पॉपलिन, પોપલિન',
  cambric: 'cambric, कैम्ब्रिक, કેમ્બ્રિક',
  lawn: 'lawn, lawn cotton, cotton lawn, pakistani lawn, लॉन, लॉन कॉटन, લૉન, લોન કોટન, લૉન કોટન',
  brocade:
    'brocade, brocket, broket, brocade silk, brokade, ब्रोकेड, ब्रोकेट, બ્રોકેડ, બ્રોકેટ, brokad, ब्रॉकेड, ब्रोकेट सिल्क, બ્રૉકેડ',
  'jimmy choo':
    'jimmy choo, jimmi choo, jimmy chu, jimi chu, jimi choo, jimmychoo, jimmichoo, jimichu, jimmychu, जिमी चू, जिम्मी चू, जिमीचू, જીમી ચૂ, જિમી ચૂ, જીમીચૂ, જિમીચૂ, જીમી ચુ, જિમી ચુ',
  'cotton satin': 'cotton satin, satin cotton, cotton sateen, cotton silk satin, कॉटन साटन, કોટન સાટીન, કોટન સાટિન',
  'cotton silk': 'cotton silk, silk cotton, cottonsilk, कॉटन सिल्क, કોટન સિલ્ક',
  'satin silk': 'satin silk, silk satin, साटन सिल्क, સાટીન સિલ્ક, સાટિન સિલ્ક',
  'raw silk': 'raw silk, row silk, रॉ सिल्क, रा सिल्क, રો સિલ્ક, રૉ સિલ્ક',
  'banglori silk':
    'banglori silk, bangalori silk, bengalori silk, banglory silk, bangalore silk, banglore silk, बैंगलोरी सिल्क, बेंगलोरी सिल्क, बंगलोरी सिल्क, बैंगलोर सिल्क, બેંગ્લોરી સિલ્ક, બેંગલોરી સિલ્ક, બેંગલોર સિલ્ક, બેંગ્લોર સિલ્ક',
  'phantom silk':
    'phantom silk, phantom, fantom, fantom silk, fentom silk, phentom silk, फैंटम सिल्क, फेंटम सिल्क, ફેન્ટમ સિલ્ક, ફેંટમ સિલ્ક',
  'lichi silk':
    'lichi silk, litchi silk, lichhi silk, leechi silk, lychee silk, लिची सिल्क, लीची सिल्क, લીચી સિલ્ક, લિચી સિલ્ક',
  'sana silk': 'sana silk, saana silk, सना सिल्क, સના સિલ્ક',
  'roman silk': 'roman silk, रोमन सिल्क, રોમન સિલ્ક',
  'gajji silk':
    'gajji silk, gaji silk, gajji, gazi silk, gajjee silk, गज्जी, ગજ્જી, गज्जी सिल्क, गजी सिल्क, ગજી સિલ્ક, ગજ્જી સિલ્ક',
  'bhagalpuri silk': 'bhagalpuri silk, bhagalpuri, भागलपुरी सिल्क, भागलपुरी, ભાગલપુરી સિલ્ક, ભાગલપુરી',
  'mysore silk': 'mysore silk, maisur silk, मैसूर सिल्क, મૈસૂર સિલ્ક',
  'katan silk':
    'katan silk, kataan silk, kattan silk, banarasi katan, katan banarasi, katan silk banarasi, બનારસી કતાન, बनारसी कतान, कतान सिल्क, કતાન સિલ્ક',
  'paper silk': 'paper silk, पेपर सिल्क, પેપર સિલ્ક',
  'matka silk': 'matka silk, मटका सिल्क, મટકા સિલ્ક',
  'malai silk': 'malai silk, मलाई सिल्क, મલાઈ સિલ્ક',
  'crystal silk': 'crystal silk, kristal silk, क्रिस्टल सिल्क, ક્રિસ્ટલ સિલ્ક',
  'dupion silk': 'dupion silk, dupion, dupian silk, ड्यूपियन सिल्क, ડ્યુપિયન સિલ્ક',
  'parachute silk': 'parachute silk, पैराशूट सिल्क, પેરાશૂટ સિલ્ક',
  'mashru silk': 'mashru silk, mashru, मशरू सिल्क, मशरू, મશરૂ સિલ્ક, મશરૂ',
  shimmer: 'shimmer, simar, simmer, shimer, शिमर, सिमर, શિમર, સિમર',
  pashmina: 'pashmina, pasmina, पश्मीना, પશ્મીના',
  fleece: 'fleece, fliece, polar fleece, flees, फ्लीस, ફ્લીસ',
  hosiery: 'hosiery, hosery, hosiry, होजरी, होज़री, હોઝિયરી, હોજીયરી, હોઝીયરી',
  acrylic: 'acrylic, akrilik, एक्रेलिक, એક્રેલિક',
  taffeta: 'taffeta, tafeta, tapeta, tapetta, tafetta, taffeta silk, टपेटा, ટપેટા, टफेटा, ટફેટા',
  corduroy: 'corduroy, कॉरडरॉय, કોર્ડરોય',
  twill: 'twill, cotton twill, ट्विल, ટ્વિલ',
  flannel: 'flannel, flanel, फलालैन, ફલાલીન',
  'terry cotton': 'terry cotton, terycot, terrycot, terricot, टेरीकॉट, ટેરીકોટ',
  nazneen:
    'nazneen, naznin, nazmin, nazmeen, naazneen, nazneen silk, nazmin chiffon, नाज़नीन, नाजनीन, नज़नीन, नाज़मीन, નાઝનીન, નાઝનિન, નાજનીન',
};

/** Said of goods that are of this cloth more often than of another. */
const GOODS_OF: Record<string, string> = { denim: 'jeans, jean, जींस, जीन्स, જીન્સ' };

/** Names of a print or a border, in which the word is no cloth. */
const NO_CLOTH =
  'tissue work, tissue border, tissue pallu, tissue patta, टिशू वर्क, टिशू बॉर्डर, टिशू पल्लू, ટિશ્યુ વર્ક, ટિશ્યુ બોર્ડર, ટિશ્યુ પલ્લુ, velvet border, velvet patch, brocade border, organza border, banarasi weave, banarasi weaving, moss green, paithani border, paithani pallu, paithani butta, paithani design, पैठणी बॉर्डर, पैठनी बॉर्डर, પૈઠણી બોર્ડર, brasso work, jute bag, jute bags, jute border, banarasi border, banarasi patta, banarasi pallu, banarsi weave, banarsi border, बनारसी बॉर्डर, બનારસી બોર્ડર, khadi print, khadi block, खादी प्रिंट, ખાદી પ્રિન્ટ, jacquard border, जैकार्ड बॉर्डर, જેકાર્ડ બોર્ડર';

/** Fibres that are also sewing thread: `silk embroidery` says nothing about the cloth. */
export const THREADS: readonly string[] = ['silk', 'cotton', 'wool', 'jacquard'];

/** Also a word about money: “415 net”. */
export const NET = 'net';
export const NONE = '';
export const SILK = 'silk';
/** Said of the cloth that stands behind: hosiery cotton is cotton. */
export const OF_OTHERS: readonly string[] = ['shimmer', 'hosiery'];
/** Cloths with a finer name beside which the plain one says nothing more. */
export const PLAIN: readonly string[] = ['silk', 'georgette'];

const spelled = (words: string, fabric: string) => words.split(', ').map((word) => [fold(word).text, fabric] as const);
const BY_WORD = new Map([
  ...Object.entries(FABRICS).flatMap(([fabric, words]) => spelled(words, fabric)),
  ...spelled(NO_CLOTH, NONE),
]);

const BY_GOODS = new Map(Object.entries(GOODS_OF).flatMap(([fabric, words]) => spelled(words, fabric)));

/** Kinds of another cloth, which say nothing more beside it. */
export const KIND_OF: Record<string, string> = { cambric: 'cotton', voile: 'cotton', rubia: 'cotton' };

/** Words of the longest name. */
export const LONGEST_NAME = 3;

const NET_WORDS = ['net', 'नेट', 'નેટ'];
const wordOf = (words: string): string | undefined => BY_WORD.get(words) ?? BY_WORD.get(stemOf(words));

/** A kind of the cloth that its last word names; of another cloth with silk, that other one: organza silk is organza. */
function ofTwo(first: string, last: string): string | undefined {
  const plain = NET_WORDS.includes(stemOf(last)) ? NET : wordOf(last);
  const other = plain === SILK ? wordOf(first) : undefined;
  return kindOf(first, plain ?? '') ?? (other && !OF_OTHERS.includes(other) ? other : undefined);
}

/** The cloth of which this is a name; none is empty. */
export function fabricOf(words: string): string | undefined {
  const space = words.lastIndexOf(' ');
  return wordOf(words) ?? (space > 0 ? ofTwo(words.slice(0, space), words.slice(space + 1)) : undefined);
}

/** The cloth that goods of this name are of, where nothing else is said. */
export const fabricOfGoods = (word: string): string | undefined => BY_GOODS.get(word);
