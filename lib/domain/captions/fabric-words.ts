import { fold } from './fold';

/** Fabrics by the word a tag has, with the ways sellers spell it. */
const FABRICS: Record<string, string> = {
  georgette: 'georgette, jorjet, georgete, जॉर्जेट, जोर्जेट, જ્યોર્જેટ, જોર્જેટ',
  cotton: 'cotton, coton, कॉटन, काटन, सूती, કોટન, સુતરાઉ',
  rayon: 'rayon, reyon, रेयॉन, रेयान, રેયોન',
  chiffon: 'chiffon, shiffon, chifon, शिफॉन, शिफोन, શિફોન',
  silk: 'silk, सिल्क, रेशम, સિલ્ક, રેશમ',
  organza: 'organza, orgenza, ऑर्गेंजा, ऑर्गेन्जा, ઓર્ગેન્ઝા, ઓર્ગેન્જા',
  crepe: 'crepe, crape, क्रेप, ક્રેપ',
  linen: 'linen, लिनन, લિનન',
  velvet: 'velvet, मखमल, वेलवेट, મખમલ, વેલ્વેટ',
  satin: 'satin, sattin, साटन, સાટીન',
  muslin: 'muslin, maslin, मसलिन, મસ્લિન',
  chanderi: 'chanderi, चंदेरी, ચંદેરી',
  modal: 'modal, मोडल',
  lycra: 'lycra, लाइक्रा, લાયક્રા',
  viscose: 'viscose, विस्कोस, વિસ્કોસ',
  polyester: 'polyester, पॉलिएस्टर, પોલિએસ્ટર',
  khadi: 'khadi, खादी, ખાદી',
  jacquard: 'jacquard, jaquard, जैकार्ड, જેકાર્ડ',
  denim: 'denim, डेनिम, ડેનિમ',
  wool: 'wool, woollen, woolen, ऊन, ઊન',
  santoon: 'santoon, shantoon, सैंटून, સંતૂન',
  tissue: 'tissue, टिशू, ટિશ્યુ',
  'tussar silk': 'tussar, tusser, tussore, टसर, ટસર',
  'kota doria': 'kota doria, कोटा डोरिया, કોટા ડોરિયા',
  nylon: 'nylon, नायलॉन, નાયલોન',
  chinnon: 'chinon, chinnon, चिनॉन, ચિનોન',
  poplin: 'poplin, पॉपलिन, પોપલિન',
  cambric: 'cambric, कैम्ब्रिक, કેમ્બ્રિક',
};

/** Also a word about money: “415 net”. */
export const NET = 'net';

const BY_WORD = new Map(
  Object.entries(FABRICS).flatMap(([fabric, words]) => words.split(', ').map((word) => [fold(word).text, fabric])),
);

export const fabricOf = (words: string): string | undefined => BY_WORD.get(words);
