/** Fabrics with single-word names, keyed by tag, with the spellings sellers use. */
export const FABRICS: Record<string, string> = {
  georgette:
    'georgette, georgett, jorjett, jorjet, georgete, georgate, georjet, jorjat, jorjette, georget, jorget, जॉर्जेट, जोर्जेट, जार्जेट, જ્યોર્જેટ, જોર્જેટ, જૉર્જેટ, જ્યૉર્જેટ, jorzet, georjette, jorjeet, jarjet, gorgette, gorget, jorgette, georgett, jorjett, जॉरजेट, जोरजेट, જોરજેટ, જૉરજેટ, gorgett, gorgete, jorjit, जोर्जट, जॉर्जट, ज्योर्जेट, जार्जट, જોર્જટ, જયોર્જેટ, જ્યોર્જટ, જ્યોરજેટ, জর্জেট',
  cotton:
    'cott, coten, kotan, kottan, cottn, cotton, cott, hosiery cotton, coton, cottan, kotton, cotan, kotan, cottn, cotten, kaatan, koton, suti, sooti, कॉटन, काटन, कोटन, सूती, કોટન, કૉટન, સુતરાઉ, સૂતી, kotn, cottton, kottan, कौटन, कॉटान, कोट्टन, કોટોન, કૉટોન, કોટ્ટન, কটন, সুতি, সুতির, কটনের',
  rayon:
    'rayon, reyon, rayan, reyan, rayone, रेयॉन, रेयान, रेयोन, રેયોન, રેયૉન, રેયાન, rion, reon, rayoun, rayonn, riyaan, रायन, રાયોન, riyon, ryon, reyaan, रियॉन, रेयन, રૅયોન, રેયન, reyoun, rayn, viscose rayon, रियोन, रेऑन, रेओन, રિયોન, રીયોન, રેઓન, রেয়ন',
  chiffon:
    'chiffon, shiffon, chifon, shifon, शिफॉन, शिफोन, શિફોન, શિફૉન, shifan, siffon, sifon, shiffan, chifan, शीफॉन, शिफ़ॉन, શીફોન, shefon, sheefon, shifoan, shephon, शेफॉन, शिफान, શેફોન, શીફૉન, શિફન, સિફોન, સિફૉન, સિફન, सिफोन, सिफॉन, सिफ़ोन, shiphon, siphon, sippon, শিফন',
  silk: 'silk, slik, सिल्क, रेशम, સિલ્ક, રેશમ, silak, सिल्‍क, સિલ્‍ક, silck, sillk, शिल्क, सील्क, સીલ્ક, શિલ્ક, সিল্ক, সিল্কের, রেশম',
  organza:
    'organza, orgenza, organja, orgenja, ऑर्गेंजा, ऑर्गेन्जा, ओर्गेंजा, ऑरगेंजा, ઓર્ગેન્ઝા, ઓર્ગેન્જા, ઓર્ગેંઝા, ઑર્ગેન્ઝા, organzaa, aurganza, orgunza, ओर्गेन्ज़ा, ऑर्गनजा, ઓરગેન્ઝા, ઑર્ગેન્જા, ઓર્ગન્ઝા, organca, orgnza, orgenzaa, orgunja, ऑर्गनज़ा, ओर्गेन्जा, ઓર્ગેનઝા, ઓરગેન્જા, ઓર્ગેનજા, অর্গানজা, অরগাঞ্জা, অর্গাঞ্জা',
  crepe:
    'crepe, crape, crep, american crepe, american crape, amercan crepe, american krep, अमेरिकन क्रेप, અમેરિકન ક્રેપ, french crepe, क्रेप, ક્રેપ, krep, crepp, क्रैप, krape, creape, क्रेब, ક્રૅપ, creap, crep, creape, ক্রেপ',
  linen:
    'linen, linan, linnen, लिनन, लिनेन, લિનન, lilen, linin, लीनन, લીનન, લિનેન, lilan, linon, लिनिन, लीलन, લિનિન, લીલન, লিনেন, লিলেন',
  velvet:
    'velvet, valvet, velwet, makhmal, makhmali, makhmalli, मखमली, મખમલી, मखमल, वेलवेट, વેલવેટ, મખમલ, વેલ્વેટ, velvat, welvet, वेल्वेट, वैलवेट, वेलवट, વેલવટ, velwat, velvate, vellvet, मख़मल, ভেলভেট, মখমল',
  satin:
    'satin, सैटिन, सैटन, sattin, saten, साटन, सैटिन, साटिन, સાટીન, સાટિન, સેટીન, sateen, saitin, sartin, sataen, satan, setin, सार्टिन, सेटीन, સાર્ટિન, સાટન, सेटिन, सैटन, સૅટિન, સેટિન, satien, satine, sattine, साटीन, सेटन, સેટન, સૅટીન, সাটিন',
  muslin:
    'muslin, maslin, muslin cotton, maslin cotton, मसलिन कॉटन, મસ્લિન કોટન, mal cotton, मल कॉटन, मल काटन, मूल कॉटन, મલ કોટન, મલ કૉટન, muslim cotton, mulmul, mul mul, malmal, mal mal, mal mal cotton, mul mul cotton, mulmul cotton, mul cotton, malmal cotton, cotton mal mal, cotton malmal, cotton mulmul, cotton mul mul, मसलिन, मलमल, मलमल कॉटन, मुलमुल, मस्लिन, મસ્લિન, મલમલ, મલમલ કોટન, મુલમુલ, મસલિન, mulmal, malmul, mull cotton, muslene, कोरा मसलिन, મુસ્લિન, মসলিন, মসলিনের, মসলিন কটন, মল, মলমল, মল কটন, কটন মল, মলমল কটন, mal mal cottan, cotton mull, cotton mul, cotton mal, malmal coton',
  chanderi:
    'chanderi, chandri, chanderi silk, chandri silk, chanderi cotton, chandheri, चंदेरी, चंदेरी सिल्क, चंदेरी कॉटन, ચંદેરી, ચંદેરી સિલ્ક, ચાંદેરી, chanderee, chandari, चन्देरी, ચન્દેરી, chenderi, chandiri, चंदेरि, ચંદેરી કોટન, চান্দেরি, চান্দেরী, চন্দেরী',
  modal:
    'modal, modal silk, मोदाल, मोदल, મોદાલ, મોદલ, modaal silk, modal cotton, मोडल, मॉडल सिल्क, મોડલ, મોડલ સિલ્ક, modaal, मॉडल कॉटन, મૉડલ, मोडाल, મોડાલ',
  lycra:
    'lycra, laycra, licra, लाइक्रा, લાયક્રા, લાઇક્રા, lykra, laikra, लायक्रा, લાઈક્રા, laykra, lacra, lycraa, spandex, spendex, लाईक्रा, લાયકરા, લાઇકરા, লাইক্রা',
  viscose:
    'viscose, viscos, विस्कोस, વિસ્કોસ, viskos, viscous, viscoss, विस्कॉस, विस्कोज, વિસ્કૉસ, વિસ્કોઝ, viskose, viscoz, viscosh, viscosse, विस्कोश, વિસ્કોશ',
  polyester: 'polyester, polister, पॉलिएस्टर, પોલિએસ્ટર, poliester, polyster, पॉलीएस्टर, પોલીએસ્ટર, পলিয়েস্টার',
  khadi: 'khadi, khaddi, khaddar, khadhi, खादी, खड्डी, खद्दर, ખાદી, ખાદિ, খাদি, খাদির',
  jacquard:
    'jacquard, jaquard, jecard, jacard, jekard, जैकार्ड, जेकार्ड, જેકાર્ડ, જૅકાર્ડ, jackard, jaccard, jequard, जैक्वार्ड, जेक्वार्ड, જેક્વાર્ડ, જૅક્વાર્ડ, jecquard, jaqard, jakard, jaqward, jacqard, जकार्ड, જેક્વૉર્ડ, જકાર્ડ, জ্যাকার্ড',
  denim: 'denim, डेनिम, ડેનિમ, denium, denem, डेनीम, ડેનીમ',
  wool: 'wool, woollen, woolen, wollen, woolan, vulan, vulen, woolly, ऊन, ऊनी, वूलन, वुलन, ऊलन, वूल, ઊન, ઊની, ઉન, વૂલન, વુલન, ઊલન, વૂલ, woollan, wolen, ઉની, উল, উলের',
  net: 'soft net, heavy net, nylon net, सॉफ्ट नेट, हेवी नेट, સોફ્ટ નેટ, હેવી નેટ, batterfly net, सोफ्ट नेट, સૉફ્ટ નેટ',
  brasso: 'brasso, brassso, braso, barasso, ब्रासो, ब्रॅसो, બ્રાસો, બ્રાસ્સો, brosso, brassoo, ब्रैसो, ब्रासों, બ્રેસો',
  alpine:
    'alpine, alpain, elpine, alpin, अल्पाइन, एल्पाइन, અલ્પાઇન, આલ્પાઇન, અલ્પાઈન, આલ્પાઈન, alpine cotton, alpaine, अल्पाईन, अल्पाइन कॉटन, અલ્પાઇન કોટન',
  renial:
    'renial, rennial, reniyal, renyal, raniyal, rainial, renial silk, रेनियल, रैनियल, રેનિયલ, રેનીયલ, renniyal, रेनीयल, रेन्याल, રેન્યલ',
  mangalgiri:
    'mangalgiri, mangalagiri, mangalgiri cotton, mangalgiri silk, mangalagiri cotton, मंगलगिरी, मंगलगिरि, મંગલગીરી, મંગલગિરી, mangalagiri silk, manglagiri, मंगलगिरी कॉटन, મંગલાગિરી',
  maheshwari:
    'maheshwari, maheswari, maheshwari silk, maheshwari cotton, महेश्वरी, महेश्वरी सिल्क, મહેશ્વરી, મહેશ્વરી સિલ્ક, maheshwari saree, maheshvari silk, महेश्वरी कॉटन, महेश्वरी साड़ी, મહેશ્વરી સાડી',
  sinker: 'sinker, sinkar, सिंकर, સિંકર',
  scuba: 'scuba, skuba, स्कूबा, સ્કૂબા, scooba, સ્કુબા',
  rubia: 'rubia, roobia, rubiya, रुबिया, રૂબિયા, rubia cotton, two by two rubia, रूबिया, રુબિયા',
  voile: 'voile, वॉयल, વોઇલ, voil, voile cotton, cotton voile, cotton voil, वायल, વૉઇલ, વોઈલ, વોયલ',
  gabardine: 'gabardine, gaberdine, गैबरडीन, ગેબરડીન, gabardin, गैबर्डीन',
  tencel: 'tencel, tensel, टेंसेल, ટેન્સેલ, lyocell',
  jute: 'jute, जूट, જૂટ',
  chambray: 'chambray, chambre, शैम्ब्रे, શેમ્બ્રે, chambrey, shambray',
  seersucker: 'seersucker, सीरसकर, સીરસકર',
  chenille: 'chenille, शनील, શનીલ',
  cashmere: 'cashmere, कैशमीयर, કેશમીયર',
  santoon:
    'santoon, shantoon, santun, santoone, shantun, सैंटून, सेंटून, संतून, સંતૂન, સેન્ટુન, શાંતૂન, santon, sentoon, shanton, सेंटुन, सन्तून, संतुन, સંતુન, સેન્ટૂન, સાન્ટુન, સાન્ટૂન, સાંટૂન, सैंटून',
  tissue:
    'tissue, tissue silk, टिशू, ટિશ્યુ, ટિસ્યુ, ટીશ્યુ, tishu, tissu, टिश्यू, टीशू, ટિશ્યૂ, ટીસ્યુ, tishyu, tisu, tisue, टिशु, टीशु, टिस्सू, ટિશુ, ટીશ્યૂ, ટીશુ, টিস্যু',
  nylon: 'nylon, नायलॉन, નાયલોન',
  chinnon:
    'chinon, chinnon, chinoun, chinaun, chinnaun, chinon silk, chinnon silk, chinon chiffon, chinnon chiffon, chynon, चिनॉन, चिनोन, चिन्नोन, ચિનોન, ચિનૉન, ચિન્નોન, chinan, cheenon, चीनोन, चीनॉन, ચીનોન, चिनौन, चिन्नौन, चिनॉन सिल्क, चिनोन सिल्क, चिनौन सिल्क, ચિનોન સિલ્ક, ચિનૉન સિલ્ક, ચિનૌન, chinoon, chenon, chinun, chinon georgette, चिनन, चीनन, ચીનૉન, ચિનન, ચીનન',
  poplin: 'poplin, पॉपलिन, પોપલિન, popplin, paplin, poplene, पोपलिन, पॉप्लिन, પૉપલિન, પોપ્લિન, पॉपलीन, पॉप्लिन, પોપલીન',
  cambric:
    'कैमरिक, कैम्रिक, કેમરિક, cambric, कैम्ब्रिक, કેમ્બ્રિક, cambrick, camric, kambric, kembric, केम्ब्रिक, कैंब्रिक, કેમ્બ્રીક, કૅમ્બ્રિક',
  lawn: 'lawn, lawn cotton, cotton lawn, pakistani lawn, लॉन, लॉन कॉटन, લૉન, લોન કોટન, લૉન કોટન, laun cotton, लोन कॉटन',
  brocade:
    'brocade, brocket, broket, brocade silk, brokade, ब्रोकेड, ब्रोकेट, બ્રોકેડ, બ્રોકેટ, brokad, ब्रॉकेड, ब्रोकेट सिल्क, બ્રૉકેડ, brokad silk, brocad, ब्रोकेड सिल्क, બ્રોકેડ સિલ્ક, ব্রোকেড',
  shimmer: 'shimmer, simar, simmer, shimer, शिमर, सिमर, શિમર, સિમર, shimar, shimmar, शिम्मर, શિમ્મર',
  pashmina: 'pashmina, pasmina, पश्मीना, પશ્મીના, पशमीना, પશમીના',
  fleece: 'fleece, fliece, polar fleece, flees, फ्लीस, ફ્લીસ, फ्लीज, ફ્લીઝ',
  popcorn: 'popcorn, popcorn fabric, पॉपकॉर्न, પોપકોર્ન',
  terry: 'terry, teri, terri, terry cotton, टेरी, ટેરી',
  hosiery:
    'hosiry, hojiry, hojiri, hosiery, hosery, hosiry, होजरी, होज़री, હોઝિયરી, હોજીયરી, હોઝીયરી, hojiery, hojiri, hosiary, होजियरी, होज़ियरी, હોઝીઅરી, હોજિયરી, હોઝરી',
  acrylic: 'acrylic, akrilik, एक्रेलिक, એક્રેલિક',
  taffeta: 'taffeta, tafeta, tapeta, tapetta, tafetta, taffeta silk, टपेटा, ટપેટા, टफेटा, ટફેટા',
  cashmilon: 'cashmilon, kashmilon, cashmilan, कैशमिलोन, કેશમિલોન',
  corduroy: 'corduroy, कॉरडरॉय, કોર્ડરોય, corduroi, kodroy, kordroy, कॉर्डरॉय, કોડરોય',
  twill: 'twill, cotton twill, ट्विल, ટ્વિલ',
  flannel: 'flannel, flanel, फलालैन, ફલાલીન',
  nazneen:
    'nazneen, naznin, nazmin, nazmeen, naazneen, nazneen silk, nazmin chiffon, नाज़नीन, नाजनीन, नज़नीन, नाज़मीन, નાઝનીન, નાઝનિન, નાજનીન',
  bemberg: 'bemberg, bemberg silk, bember, bamber, bemburg, बेम्बर्ग, બેમ્બર્ગ',
  weightless: 'weightless, waitless, weitless, weight less, वेटलेस, वेटलैस, વેઇટલેસ, વેટલેસ',
};
