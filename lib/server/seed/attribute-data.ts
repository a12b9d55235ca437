import { COLOURS, FABRICS, type Names, PATTERNS, WORKS } from './value-data';

interface StartingAttribute {
  name: Names;
  several?: boolean;
  values: readonly Names[];
}

const same = (...names: string[]): Names[] => names.map((name) => [name, name]);

/** Attributes that distinguish goods in this trade, in form order. */
export const STARTING_ATTRIBUTES = {
  colour: { name: ['Colour', 'रंग'], several: true, values: COLOURS },
  brand: {
    name: ['Brand / quality', 'ब्रांड / क्वालिटी'],
    values: [
      ['Unbranded', 'बिना ब्रांड'],
      ['Premium', 'प्रीमियम'],
      ['Standard', 'स्टैंडर्ड'],
      ['Economy', 'किफ़ायती'],
    ],
  },
  fabric: { name: ['Fabric', 'कपड़ा'], several: true, values: FABRICS },
  length: {
    name: ['Length', 'लंबाई'],
    values: [
      ['Short', 'छोटा'],
      ['Knee length', 'घुटने तक'],
      ['Calf length', 'पिंडली तक'],
      ['Ankle length', 'टखने तक'],
      ['Floor length', 'ज़मीन तक'],
    ],
  },
  suitableFor: {
    name: ['Suitable for', 'किसके लिए'],
    several: true,
    values: [
      ['Women', 'महिलाएँ'],
      ['Girls', 'लड़कियाँ'],
      ['Plus size', 'प्लस साइज़'],
      ['Maternity', 'गर्भवती महिलाएँ'],
      ['Men', 'पुरुष'],
      ['Boys', 'लड़के'],
    ],
  },
  work: { name: ['Work / embroidery', 'काम / कढ़ाई'], several: true, values: WORKS },
  border: {
    name: ['Border', 'बॉर्डर'],
    values: [
      ['No border', 'बिना बॉर्डर'],
      ['Zari border', 'ज़री बॉर्डर'],
      ['Lace border', 'लेस बॉर्डर'],
      ['Embroidered border', 'कढ़ाई बॉर्डर'],
      ['Temple border', 'टेंपल बॉर्डर'],
      ['Contrast border', 'कॉन्ट्रास्ट बॉर्डर'],
      ['Big border', 'बड़ा बॉर्डर'],
      ['Piping', 'पाइपिंग'],
    ],
  },
  pattern: { name: ['Pattern / design / print', 'पैटर्न / डिज़ाइन / प्रिंट'], several: true, values: PATTERNS },
  occasion: {
    name: ['Occasion', 'अवसर'],
    several: true,
    values: [
      ['Daily wear', 'रोज़ाना'],
      ['Office wear', 'ऑफ़िस'],
      ['Casual', 'कैज़ुअल'],
      ['Party', 'पार्टी'],
      ['Festival', 'त्योहार'],
      ['Wedding', 'शादी'],
      ['Bridal', 'दुल्हन'],
      ['Haldi and mehendi', 'हल्दी और मेहंदी'],
      ['Navratri', 'नवरात्रि'],
      ['Puja', 'पूजा'],
    ],
  },
  packaging: {
    name: ['Packaging', 'पैकिंग'],
    values: [
      ['Single piece packing', 'सिंगल पीस पैकिंग'],
      ['Set packing', 'सेट पैकिंग'],
      ['Box', 'डिब्बा'],
      ['Zip bag', 'ज़िप बैग'],
      ['Loose', 'खुला'],
    ],
  },
  sareeLength: {
    name: ['Saree length', 'साड़ी की लंबाई'],
    values: [
      ['5 m', '5 मीटर'],
      ['5.2 m', '5.2 मीटर'],
      ['5.5 m', '5.5 मीटर'],
      ['6 m', '6 मीटर'],
      ['6.3 m', '6.3 मीटर'],
      ['9 m', '9 मीटर'],
    ],
  },
  blousePiece: {
    name: ['Blouse piece', 'ब्लाउज़ पीस'],
    values: [
      ['Without blouse', 'बिना ब्लाउज़'],
      ['Running blouse', 'रनिंग ब्लाउज़'],
      ['Separate blouse piece', 'अलग ब्लाउज़ पीस'],
      ['Contrast blouse', 'कॉन्ट्रास्ट ब्लाउज़'],
      ['Stitched blouse', 'सिला हुआ ब्लाउज़'],
    ],
  },
  sleeve: {
    name: ['Sleeve', 'आस्तीन'],
    values: [
      ['Sleeveless', 'बिना आस्तीन'],
      ['Short sleeve', 'छोटी आस्तीन'],
      ['Half sleeve', 'आधी आस्तीन'],
      ['Three-quarter sleeve', 'तीन-चौथाई आस्तीन'],
      ['Full sleeve', 'पूरी आस्तीन'],
      ['Bell sleeve', 'बेल आस्तीन'],
      ['Puff sleeve', 'पफ आस्तीन'],
    ],
  },
  size: {
    name: ['Size', 'साइज़'],
    several: true,
    values: [
      ['Free size', 'फ्री साइज़'],
      ['Unstitched', 'बिना सिला'],
      ['Semi-stitched', 'आधा सिला'],
      ...same('XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL'),
      ...same('28', '30', '32', '34', '36', '38', '40', '42', '44'),
    ],
  },
} satisfies Record<string, StartingAttribute>;

export type StartingAttributeKey = keyof typeof STARTING_ATTRIBUTES;
