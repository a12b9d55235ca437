interface City {
  name: string;
  state: string;
  /** First two digits of a GSTIN. */
  code: string;
  /** Region whose names are common there. */
  region: 'west' | 'north' | 'east' | 'south';
  markets: readonly string[];
}

/** Textile bazaars, busiest city first. */
export const CITIES: readonly City[] = [
  {
    name: 'Surat',
    state: 'Gujarat',
    code: '24',
    region: 'west',
    markets: [
      'Radha Krishna Textile Market',
      'Millennium Textile Market',
      'Raghukul Textile Market',
      'Kohinoor Textile Market',
      'Abhishek Textile Market',
      'Shree Mahavir Textile Market',
      'Good Luck Textile Market',
      'Bombay Market',
      'Ambaji Market',
      'JJ AC Textile Market',
      'Universal Textile Market',
      'Shiv Shakti Textile Market',
    ],
  },
  {
    name: 'Delhi',
    state: 'Delhi',
    code: '07',
    region: 'north',
    markets: ['Chandni Chowk', 'Nai Sarak', 'Gandhi Nagar Market', 'Katra Neel', 'Tank Road', 'Lajpat Rai Market'],
  },
  {
    name: 'Ahmedabad',
    state: 'Gujarat',
    code: '24',
    region: 'west',
    markets: ['New Cloth Market', 'Maskati Cloth Market', 'Sumel Business Park', 'Revdi Bazar', 'Panchkuva Market'],
  },
  {
    name: 'Mumbai',
    state: 'Maharashtra',
    code: '27',
    region: 'west',
    markets: ['Mangaldas Market', 'Mulji Jetha Market', 'Hindmata Market', 'Swadeshi Market'],
  },
  {
    name: 'Jaipur',
    state: 'Rajasthan',
    code: '08',
    region: 'north',
    markets: ['Johari Bazaar', 'Bapu Bazaar', 'Purohit Ji Ka Katla', 'Sanganer Print Market'],
  },
  {
    name: 'Kolkata',
    state: 'West Bengal',
    code: '19',
    region: 'east',
    markets: ['Burrabazar', 'Cotton Street Market', 'Hari Shah Haat', 'Metiabruz Haat'],
  },
  {
    name: 'Varanasi',
    state: 'Uttar Pradesh',
    code: '09',
    region: 'north',
    markets: ['Chowk Saree Market', 'Madanpura Silk Market'],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    code: '36',
    region: 'south',
    markets: ['Madina Cloth Market', 'General Bazar'],
  },
  { name: 'Bengaluru', state: 'Karnataka', code: '29', region: 'south', markets: ['Chickpet Market'] },
];

export const MARKETS = CITIES.flatMap((city) =>
  city.markets.map((name, index) => ({ name, marketNumber: String(index + 1), city })),
).map((market, index) => ({ ...market, index }));
