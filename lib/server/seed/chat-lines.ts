/** Conversations of the demo: each is a list of lines, by the buyer (b) or by staff (s). */
export type Line = readonly [by: 'b' | 's' | 'n', text: string];

export const TALKS: readonly (readonly Line[])[] = [
  [
    ['b', 'Namaste ji, naya georgette catalog aaya kya?'],
    ['s', 'Namaste {name} ji. Haan, aaj subah hi live hua hai. Bhej raha hoon.'],
    ['b', 'Rate kya hai?'],
    ['s', '₹415 per piece, set of 8. GST alag.'],
    ['b', '2 set pakka kar dijiye. Jaipur bhejna hai.'],
  ],
  [
    ['b', 'मेरा ऑर्डर कब तक पहुँचेगा?'],
    ['s', 'आज ट्रांसपोर्ट में दे दिया है, LR शाम तक भेज देंगे।'],
    ['b', 'ठीक है, LR नंबर भेज दीजिए।'],
    ['n', 'Seller promised the LR by 6 pm.'],
    ['s', 'LR 48213, Shree Ganesh Roadways.'],
    ['b', 'धन्यवाद'],
  ],
  [
    ['b', 'Bhaiya 3 piece damage aaye hain, photo bheja hai'],
    ['s', 'Maaf kijiye. Kaun se design number hain?'],
    ['b', 'D-1042 aur D-1047. Return karna hai.'],
    ['n', 'Ask the seller for a credit note before we promise anything.'],
  ],
  [
    ['b', 'Do you have cotton kurtis under 300?'],
    ['s', 'Yes, 14 designs today. Sizes M to XXL.'],
    ['b', 'Please send photos.'],
    ['s', 'Sending now.'],
    ['b', 'Minimum order?'],
    ['s', 'One full set of 6 pieces.'],
  ],
  [
    ['b', 'साड़ी का बॉर्डर ज़री का है या प्रिंट?'],
    ['s', 'ज़री का है जी, असली वीविंग।'],
    ['b', 'फोटो में साफ नहीं दिख रहा, क्लोज़अप भेजिए।'],
  ],
  [
    ['b', 'Payment kar diya hai, UPI ref 412345678901'],
    ['s', 'Mil gaya, dhanyavaad. Rasid bhej rahe hain.'],
    ['b', 'Aage ka maal Diwali se pehle chahiye'],
  ],
  [
    ['b', 'Kya COD milega?'],
    ['s', 'Pehle order par nahi, doosre se ho jayega.'],
    ['b', 'Ok, pehle 1 set mangwa leta hoon'],
    ['s', 'Order bana diya, confirm kar dijiye.'],
    ['b', 'Confirm hai'],
  ],
  [
    ['b', 'Hello, is design 2207 available in rani colour?'],
    ['s', 'Checking with the mill.'],
    ['b', 'Any update?'],
  ],
  [
    ['b', 'नमस्ते, दुकान के लिए नया स्टॉक चाहिए। शादी का सीज़न शुरू है।'],
    ['s', 'जी, आपका बजट प्रति पीस कितना है?'],
    ['b', '₹600 से ₹900 तक। 40 पीस।'],
    ['s', 'तीन कलेक्शन भेज रही हूँ, देख लीजिए।'],
    ['b', 'पहला वाला अच्छा है।'],
  ],
  [
    ['b', 'Catalog me rate galat hai, kal 395 bataya tha'],
    ['s', 'Dekh kar batata hoon.'],
    ['b', 'Jaldi bataiye, dusri party 390 de rahi hai'],
  ],
];

/** Quick replies available to all. */
export const QUICK_REPLIES: readonly (readonly [shortcut: string, text: string])[] = [
  ['namaste', 'Namaste {name} ji, {me} bol raha hoon. Kaise madad karoon?'],
  ['rate', '{name} ji, rate per piece hai, GST alag. Full set par hi milega.'],
  ['lr', 'LR aaj shaam tak bhej denge, {name} ji.'],
  ['नमस्ते', 'नमस्ते {name} जी, बताइए क्या सेवा करें?'],
  ['payment', 'Payment mil gaya, dhanyavaad. {today} ki rasid bhej rahe hain.'],
  ['later', 'Thank you {name}, we will come back to you today.'],
];
