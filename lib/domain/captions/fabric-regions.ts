/**
 * Cloths named after their weave or origin, with the spellings sellers use. Next to a fibre, the name only describes
 * the look: `tant saree, pure cotton` is cotton.
 */
export const REGIONAL: Record<string, string> = {
  tant: 'tant, taant, handloom tant, handloom taant, tant handloom, bengal tant, bengali tant, santipuri tant, shantipuri tant, phulia tant, tangail tant, तांत, ताँत, हैंडलूम तांत, बंगाल तांत, તાંત, હેન્ડલૂમ તાંત, তাঁত, তাঁতের, হ্যান্ডলুম তাঁত',
  jamdani:
    'jamdani, jamdhani, jamdaani, jamdany, dhakai jamdani, dhakai jamdhani, dhakayi jamdani, jamdani dhakai, handloom jamdani, tangail jamdani, जामदानी, ढाकाई जामदानी, જામદાની, ઢાકાઈ જામદાની, জামদানি, জামদানী, ঢাকাই জামদানি, ঢাকাই',
  begampuri: 'begampuri, begumpuri, बेगमपुरी, બેગમપુરી, বেগমপুরী',
  dhaniakhali: 'dhaniakhali, dhanekhali, dhaniyakhali, ধনেখালি',
  gadwal: 'gadwal, gadhwal, गढ़वाल साड़ी, गडवाल, ગડવાલ',
  narayanpet: 'narayanpet, narayanpeth, नारायणपेठ, નારાયણપેઠ',
  ilkal: 'ilkal, ilakal, इलकल, इरकल, ઇલકલ',
  uppada: 'uppada, uppadha, उप्पाडा, ઉપાડા',
  pochampally: 'pochampally, pochampalli, पोचमपल्ली, પોચમપલ્લી',
  venkatagiri: 'venkatagiri, venkatgiri, वेंकटगिरी, વેંકટગિરી',
  chettinad: 'chettinad, chetinad, चेट्टीनाड, ચેટ્ટીનાડ',
  'baluchari silk': 'baluchari, baluchuri, swarnachari, बालूचरी, બાલુચરી, বালুচরী',
  bomkai: 'bomkai, बोमकाई',
  sambalpuri: 'sambalpuri, संबलपुरी, সম্বলপুরী',
};

/** Knits, winter goods and cheap cloths with one name, in the same format. */
export const KNITS: Record<string, string> = {
  poonam:
    'poonam saree, poonam sarees, poonam sari, poonam print saree, poonam print, poonam fabric, पूनम साड़ी, पूनम साडी, पूनम प्रिंट, पुनम साड़ी, પૂનમ સાડી, પુનમ સાડી, પૂનમ પ્રિન્ટ',
  jersey:
    'jersey plazo, jersey plazzo, jersey palazzo, jersey fabric, jersey leggings, jersey legging, jersey dress, jersey top, jersey cloth, जर्सी प्लाजो, जर्सी फैब्रिक, જર્સી પ્લાઝો',
  crush:
    'crush fabric, crushed fabric, crush cloth, crush kapda, crush material, crush print fabric, क्रश फैब्रिक, क्रश कपड़ा, ક્રશ ફેબ્રિક, ક્રશ કાપડ',
  banglori:
    'बंगलौरी, बैंग्लोरी, बैंग्लौरी, बेंग्लौरी, बेंगलौरी, बंग्लोरी, बंगलूरी, बेंगलूरी, બેંગ્લોરિ, બંગલોરી, બેંગ્લૌરી, બેંગ્લૂરી, banglori, bangalori, bengalori, banglory, bangalory, benglori, banglury, bangluri, bengluri, बैंगलोरी, बेंगलोरी, बंगलोरी, बेंग्लोरी, बैंगलौरी, બેંગ્લોરી, બેંગલોરી, બેંગલુરી, બેંગ્લુરી',
  'loop knit':
    'loop knit, loopknit, loop knitt, loop nit, loop knitted, looper knit, looper, lupar, cotton looper, लूप निट, लूपनिट, लूप नीट, लूपर, લૂપ નીટ, લૂપ નિટ, લૂપર',
  interlock: 'interlock, inter lock, interlok, इंटरलॉक, ઇન્ટરલોક',
  'single jersey': 'single jersey, s j cotton, सिंगल जर्सी, સિંગલ જર્સી',
  'flat knit': 'flat knit, flatknit, flat knitted, फ्लैट निट, ફ્લેટ નિટ',
  ponte: 'ponte, ponti, ponte roma, ponti roma, roma ponte',
  waffle: 'waffle, waffle knit, वैफल, વેફલ',
  sherpa: 'sherpa, shearpa, शेरपा, શેરપા',
  velour: 'velour, velor, veloure, वेलोर, વેલોર',
  tweed: 'tweed, twid, ट्वीड, ટ્વીડ',
  mohair: 'mohair, मोहेयर, મોહેર',
  angora: 'angora, angura, अंगोरा, અંગોરા',
  'faux fur': 'faux fur, fox fur, fur cloth, bunny fur, rabbit fur',
  synthetic:
    'synthetic, synthetik, sinthetic, sinthetik, synthatic, सिंथेटिक, सिन्थेटिक, सिंथेटिक्स, સિન્થેટિક, સિંથેટિક, সিনথেটিক, সিন্থেটিক',
  micro:
    'micro saree, micro sarees, micro print saree, micro prints saree, माइक्रो साड़ी, माइक्रो प्रिंट साड़ी, માઇક્રો સાડી, માઈક્રો સાડી',
  organdy: 'organdy, organdi, orgendi, ऑर्गेंडी, ઓર્ગેન્ડી',
  tulle: 'tulle, tulle net, ट्यूल',
};
