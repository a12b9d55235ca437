import { list, type Spellings } from './word-list';

/** Words for payments, order rules and wishes: amounts near them are not our prices. */
export const TALK_WORDS = {
  ceiling: [
    list(
      'up to, upto, above, below, over, under, within, max, maximum, less than, more than, limit, limit of, limit is, tak, se upar, se zyada, se jyada, se kam, se adhik, zyada se zyada',
    ),
    list('तक, से ऊपर, से ज्यादा, से अधिक, से कम, अधिकतम, ज्यादा से ज्यादा, लिमिट'),
    list('સુધી, થી ઉપર, થી વધુ, થી વધારે, થી ઓછા, થી ઓછું, થી ઓછો, વધુમાં વધુ, મહત્તમ, લિમિટ'),
  ],
  dealing: [
    list(
      'order, orders, cod, cash on delivery, credit, udhar, udhaar, udhari, bill, bills, billing, party, parties, transport, courier, shipping, delivery, payment, purchase, maal, cart',
    ),
    list('ऑर्डर, आर्डर, सीओडी, कैश ऑन डिलीवरी, उधार, उधारी, बिल, पार्टी, ट्रांसपोर्ट, डिलीवरी, माल, खरीद, खरीदी'),
    list('ઓર્ડર, સીઓડી, કેશ ઓન ડિલિવરી, ઉધાર, ઉધારી, બિલ, પાર્ટી, ટ્રાન્સપોર્ટ, ડિલિવરી, માલ, ખરીદી'),
  ],
  wish: [
    list(
      'kisi bhai ke, koi bhai ke, ho payega kya, ho payega, ho jayega kya, mang raha hai, maang raha hai, mang rahi hai, rate kam karo, rate kam kro, bhav kam karo, rate kam karo na, price kam karo, mujhe, muje, mujhko, hume, humko, hamein, mereko, mere ko, need, needed, required, requirement, looking for, wanted, want to buy, budget, kisi ke pas, kisi ke paas, kiske pas, kiske paas, kisi ke yaha, koi hai kya, koi hai jiske, koi hai jinke, koi hai jo, hai koi jiske, hai koi jo, hai kisi ke, has anyone, anyone has, anyone having, anybody has, does anyone, does anybody, anyone selling, kaun bechta, kaun banata, mil jayega kya, milega kya, under budget, searching for, search kar rahe, in search of, wtb, target price, any supplier, any suppliers, any manufacturer, any wholesaler, koi supplier, koi manufacturer, koi wholesaler, dhundh rahe, dhund rahe, dhundh raha, dhund raha',
    ),
    list(
      'किसी भाई के, कोई है जिसके, कोई है जो, है कोई जिसके, है कोई जो, है किसी के, कौन बनाता, कौन बेचता, किसके पास, किसी के पास, किस के पास, मुझे, मुझको, हमें, हमको, जरूरत, ज़रूरत, बजट, तलाश, ढूंढ रहे, ढूंढ रहा, कोई सप्लायर',
    ),
    list(
      'કોઈ છે જેની, કોઈ છે જેના, કોઈ છે જે, છે કોઈ જેની, છે કોઈ જે, છે કોઈની, કોણ બનાવે, કોણ વેચે, કોની પાસે, કોઈની પાસે, કોના પાસે, મારે, મને, જરૂર, બજેટ, શોધીએ, શોધું છું, શોધીએ છીએ, શોધે છે, કોઈ સપ્લાયર',
    ),
  ],
  ordered: [
    list(
      'order noted, order note, noted order, note kar liya, note kiya, note kar li, likh liya, likh liye, will pack, pack tomorrow, pack kal, pack karna hai, pack karna, pack kar diya, pack kar diye, pack ho gaya, pack ho gaye, order confirm, order confirmed, order received, order packed, order mil gaya',
    ),
    list(
      'ऑर्डर नोट, नोट कर लिया, नोट किया, लिख लिया, पैक कर दिया, पैक हो गया, पैक करना, ऑर्डर कन्फर्म, ऑर्डर मिल गया, ऑर्डर मिला',
    ),
    list('ઓર્ડર નોંધ્યો, નોંધી લીધો, લખી લીધો, પેક કરી દીધા, પેક થઈ ગયા, પેક કરવા, ઓર્ડર કન્ફર્મ, ઓર્ડર મળ્યો, ઓર્ડર મળી ગયો'),
  ],
  notice: [
    list(
      'will be revised, will increase, will be increased, price hike, rate hike, rates revised from, rates will change, rate badhne wale, rate badh jayega, rate badh jayenge, rates badhenge, rate badhenge, rate badhne wala, rates increase from, rate increase from, clear pending orders, clear pending order, stay tuned, launching tomorrow, price badh jayega, bhav vadhshe, bhav vadhi jase',
    ),
    list('रेट बढ़ने वाले, रेट बढ़ जाएंगे, रेट बढ़ जाएगा, भाव बढ़ जाएंगे, भाव बढ़ेंगे, रेट बढ़ेंगे, दाम बढ़ेंगे, दाम बढ़ जाएंगे'),
    list('ભાવ વધશે, ભાવ વધી જશે, ભાવ વધવાના, રેટ વધશે, ભાવ બદલાશે'),
  ],
  wanting: [
    list(
      'chahiye, chahie, chaiye, chahiye hai, joiye, joie, joiye che, joie che, dikhao, chahiye tha, kharidna hai, kharidni hai, kharidne hai',
    ),
    list('चाहिए, चाहिये, चाहिए था, दिखाओ, दिखाइए, खरीदना है, खरीदनी है, खरीदने हैं'),
    list('જોઈએ, જોઈએ છે, જોઇએ, જોઇએ છે, બતાવો, ખરીદવું છે, ખરીદવી છે, ખરીદવા છે'),
  ],
  buyer: [
    list(
      'jo, jo bhi, jisko, jise, jinko, kisko, kisi ko, kisiko, aapko, apko, aap ko, jene, jemne, tamne, tamare, nahi',
    ),
    list('जो, जो भी, जिसको, जिसे, जिनको, जिन्हें, किसको, किसे, किसी को, आपको, नहीं'),
    list('જેને, જેમને, કોને, તમને, તમારે, નહીં'),
  ],
  talk: [
    list(
      'bill, paid, payment, payments, paymnt, gpay, phonepe, paytm, received, recd, transfer, transferred, neft, rtgs, imps, ifsc, screenshot, jama, balance, outstanding, baki hai, advance, adv, deposit, security, salary, pagar, rent, kiraya, bhadu, bhade, incentive, helper, staff, vacancy, loan, cheque, chq, invoice, ledger, hisab, udhari, bakaya, refund, claim, insurance, limit, order limit, order value, credit limit, bhej diya, bhej do, bhej dena, bhej dijiye, bhej de, bhejna, clear karo, clear kar do, clear kardo, chukta, mil gaya, mil gaye, aa gaya hai, aa gaye hai, bhejo, bheja, bheja hai, bheji, bhej diye, dal diya, dal diye, daal diya, khata, angadia, emi, commission, token amount, fees, fee, fine, penalty',
    ),
    list(
      'बिल, पेमेंट, भुगतान, जमा, बकाया, एडवांस, किराया, वेतन, सैलरी, सिक्योरिटी, डिपॉजिट, उधारी, हिसाब, भेज दिया, भेज दिए, भेज दो, भेज दें, भेज देना, भेजिए, भेजना, चुका दो, चुका दें, मिल गया, मिल गए, मिल गये, भेजा, भेजे, भेजो, डाल दिए, डाल दिया, खाते, खाता, अकाउंट, चेक, बैलेंस, लिमिट, रिफंड, जुर्माना',
    ),
    list(
      'બિલ, પેમેન્ટ, જમા, ચૂકવણી, એડવાન્સ, ભાડે, પગાર, ડિપોઝિટ, ઉધારી, હિસાબ, મોકલી આપો, મોકલી આપજો, મોકલી દો, મોકલી દેજો, મોકલજો, મોકલશો, મોકલાવો, મોકલાવજો, ભરી દો, ચૂકવી દો, ચૂકવો, મળી ગયા, મળ્યા, મોકલો, મોકલ્યા, મોકલી દીધા, ખાતા, ખાતામાં, આંગડિયા, ચેક, બેલેન્સ, લિમિટ, રિફંડ, બાકી રકમ, રકમ',
    ),
  ],
} satisfies Record<string, Spellings>;
