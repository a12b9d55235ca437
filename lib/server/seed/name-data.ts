type Names = readonly [string, ...string[]];

const words = (text: string): Names => {
  const [first = '', ...rest] = text.split('|').map((word) => word.trim());
  return [first, ...rest];
};

interface Business {
  /** Often missing, hence some empty entries. */
  openings: Names;
  names: Names;
  trades: Names;
}

const TRADES = words(
  'Textiles|Sarees|Fashion|Creation|Prints|Silk Mills|Synthetics|Emporium|Fab|Trading Co|Saree Centre|Dresses|Kurtis|' +
    'Enterprise|& Sons',
);

/** Shop names: after a deity, after something beautiful, or in their own script. */
export const BUSINESSES: Record<'devout' | 'plain' | 'hindi' | 'gujarati', Business> = {
  devout: {
    openings: words('||Shree|Shri|Jai|Om|New'),
    names: words(
      'Ganesh|Ambika|Balaji|Krishna|Laxmi|Navkar|Radhe|Mahavir|Durga|Parvati|Gayatri|Hanuman|Sai|Bhavani|Chamunda|' +
        'Khodiyar|Umiya|Padmavati|Rajlaxmi|Tulsi|Meenakshi|Vrindavan',
    ),
    trades: TRADES,
  },
  plain: {
    openings: words('||||New|Royal'),
    names: words(
      'Kesar|Swastik|Kalanjali|Mayur|Gulmohar|Chandani|Kasturi|Roopkala|Suhagan|Paridhan|Panghat|Virasat|Nakshatra|' +
        'Anokhi|Bandhani|Ratnakala|Zarina|Al Madina|Noor|Rehmat|Firdaus|Heena|Simran|Harmony|Silver Line|Kesariya|' +
        'Rangoli|Jhankar|Navrang|Sangam|Utsav|Shagun',
    ),
    trades: TRADES,
  },
  hindi: {
    openings: words('श्री|माँ|जय||न्यू'),
    names: words('गणेश|अम्बिका|लक्ष्मी|राधिका|महावीर|विजयलक्ष्मी|कृष्णा|सुहागन|पार्वती|केसर|हनुमान|रूपकला'),
    trades: words('साड़ी सेंटर|टेक्सटाइल|वस्त्र भंडार|फैशन|क्रिएशन|एंड संस'),
  },
  gujarati: {
    openings: words('શ્રી|જય||માં'),
    names: words('અંબિકા|ખોડિયાર|ગાયત્રી|ઉમિયા|રાધે|ચામુંડા|મહાવીર|બાલાજી|કેસર|પારેવડી'),
    trades: words('સાડી|ટેક્સટાઇલ|ફેશન|ક્રિએશન|એમ્પોરિયમ'),
  },
};

interface Community {
  first: Names;
  last: Names;
}

const community = (first: string, last: string): Community => ({ first: words(first), last: words(last) });

const GUJARATI = community(
  'Mahesh|Jignesh|Bhavesh|Hitesh|Kalpesh|Dharmesh|Nilesh|Paresh|Rameshbhai|Vijaybhai|Kantilal|Ashokbhai|Hansaben|Daxa',
  'Patel|Shah|Desai|Mehta|Vaghela|Solanki|Jariwala|Chevli|Kapadia|Doshi|Lakhani|Gajera',
);
const GUJARATI_SCRIPT = community('મહેશભાઈ|વિજયભાઈ|ભાવેશ|હંસાબેન|જિજ્ઞેશ|દિનેશ', 'પટેલ|શાહ|દેસાઈ|મહેતા|સોલંકી');
const MARWARI = community(
  'Rajesh|Suresh|Mukesh|Rakesh|Sanjay|Manoj|Pankaj|Vinod|Anil|Naresh|Sunita|Rekha|Kusum',
  'Agarwal|Gupta|Jain|Sharma|Goyal|Bansal|Khandelwal|Maheshwari|Singhal',
);
const HINDI_SCRIPT = community('महेश|सुरेश|राजेश|विजयलक्ष्मी|सुनीता|मनोज', 'अग्रवाल|गुप्ता|शर्मा|जैन|त्रिपाठी');
const PUNJABI = community('Harpreet|Gurmeet|Jaspal|Amrit|Manjit|Raman', 'Singh|Kohli|Chawla|Arora|Sethi');
const MUSLIM = community(
  'Irfan|Salim|Yusuf|Imran|Shakeel|Farida|Asif|Mustafa|Nasreen',
  'Shaikh|Ansari|Memon|Khan|Qureshi|Bharucha',
);
const BENGALI = community(
  'Subrata|Tapan|Debashish|Partha|Sourav|Anirban|Moumita|Rina|Biplab|Gopal',
  'Saha|Das|Ghosh|Banerjee|Mondal|Poddar|Kundu',
);
const SOUTHERN = community(
  'Venkatesh|Srinivas|Ramesh|Nagaraj|Prakash|Lakshmi|Padma|Ravi|Anand|Kishore',
  'Reddy|Rao|Naidu|Gowda|Shetty|Murthy|Setty|Prasad',
);

/** Communities with shops by region; more frequent ones are listed several times. */
export const PEOPLE: Record<'west' | 'north' | 'east' | 'south', readonly [Community, ...Community[]]> = {
  west: [GUJARATI, GUJARATI, GUJARATI, GUJARATI, GUJARATI_SCRIPT, MARWARI, MARWARI, HINDI_SCRIPT, MUSLIM],
  north: [MARWARI, MARWARI, MARWARI, HINDI_SCRIPT, HINDI_SCRIPT, PUNJABI, PUNJABI, MUSLIM],
  east: [BENGALI, BENGALI, MARWARI, MUSLIM],
  south: [SOUTHERN, SOUTHERN, MARWARI, MUSLIM],
};

export const SUSPENSION_REASONS = words(
  'Sends other goods than shown.|Three orders late in one month.|Asked to pause until Diwali.|GSTIN was cancelled.|' +
    'Does not answer the phone.',
);

export const NOTES = words(
  'Sends photos after nine in the evening.|Prefers WhatsApp to calls.|Takes back damaged pieces without trouble.|' +
    'Minimum is negotiable for regular buyers.|Ask for the volume number: names repeat.|Shop closed on Sundays.|' +
    'रेट हर सोमवार को बदलता है।|Brother runs the shop opposite, same goods.',
);

export const VISIT_NOTES = words(
  'Saw the new collection, photos promised for tomorrow.|Rates up by ten rupees.|Owner away, spoke to the son.|' +
    'Wants a video of the full set.|Collected samples for the studio.',
);
