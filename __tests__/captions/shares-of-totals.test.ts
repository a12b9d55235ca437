import { readCaption } from '@/lib/domain/captions/read-caption';
import { type Finding } from '@/lib/domain/captions/reading';

/** The rates among the findings, as `rate 562.5`, `setRate 550`. */
const ratesOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ field }) => field === 'rate' || field === 'setRate')
    .map(({ field, value }) => `${field} ${Number(value) / 100}`);

describe('what the pieces of a set cost together', () => {
  it.each([
    ['8 pcs total 4500', 'rate 562.5'],
    ['Full set of 4 ₹1,450 only', 'rate 362.5'],
    ['12 पीस का पैकेट ₹2,160', 'rate 180'],
    ['12 pcs total 4,350\nRayon', 'rate 362.5'],
  ])('%j is shared out to whole and half rupees: %s', (text, rate) => {
    expect(ratesOf(readCaption(text).findings)).toEqual([rate]);
  });

  it('a share that is neither is offered and not taken', () => {
    const { findings, unsure } = readCaption('7 pcs total 4000');
    expect(ratesOf(findings)).toEqual([]);
    expect(ratesOf(unsure)).toEqual(['rate 571.43']);
  });

  it.each([
    '5 pis 2750 ka set, single bhi milega 599',
    'Single 599, full set 5 pcs total 2,750',
    'single 599 / set 5 pc 2750',
    'સિંગલ: ૫૯૯/-\n૫ પીસનો સેટ: ૨૭૫૦/-',
  ])('beside a single rate the share is the rate in the set: %j', (text) => {
    expect(ratesOf(readCaption(text).findings).sort()).toEqual(['rate 599', 'setRate 550']);
  });

  it('beside a single rate a share that is no whole one is offered and not taken', () => {
    const { findings, unsure } = readCaption('Single 620, full set 7 pcs total 4000');
    expect(ratesOf(findings)).toEqual(['rate 620']);
    expect(ratesOf(unsure)).toEqual(['setRate 571.43']);
  });

  it.each([
    ['1 dozen 1800/-, min 3 dozen', '150'],
    ['दर्जन का दाम 1080', '90'],
    ['1200 रुपये दर्जन', '100'],
    ['ડઝન ના ૧૨૦૦ રૂપિયા', '100'],
    ['1200/- darjan', '100'],
    ['Rs 2400 per dozen', '200'],
    ['aath sau chalis ka dozen', '70'],
    ['new born jhabla 6 pc pack\nRs 150 pack', '25'],
  ])('a dozen or a pack is shared out: %j', (text, rate) => {
    expect(ratesOf(readCaption(text).findings)).toEqual([`rate ${rate}`]);
  });

  it.each(['4 dozen 1200', 'dozen mein 12 pcs, 110 each'])('no other amount is shared out: %j', (text) => {
    expect(ratesOf(readCaption(text).findings)).not.toContain('rate 100');
  });

  it('an average beside a single rate is the rate in the set', () => {
    const { findings } = readCaption('Full set of 12 pcs ₹7,200 (average 600)\nSingle piece 675');
    expect(ratesOf(findings).sort()).toEqual(['rate 675', 'setRate 600']);
  });
});

describe('amounts that are no price of goods', () => {
  it.each([
    'Orders up to ₹15,000 only on COD\nNew chiffon sarees tomorrow',
    '₹50,000 से ऊपर के ऑर्डर पर ट्रांसपोर्ट फ्री',
    '૧૦,૦૦૦ થી વધુનો ઓર્ડર COD માં નહીં થાય',
    'Freight ₹640 to pay, parcel 2',
    'શેઠ, બાકી ₹૪,૮૦૦ આ અઠવાડિયે મોકલી આપજો',
    '700 के आसपास चंदेरी सूट किसके पास है?',
  ])('%j has no rate', (text) => {
    expect(ratesOf(readCaption(text).findings)).toEqual([]);
  });

  it('whoever writes for those who want goods still offers them', () => {
    expect(ratesOf(readCaption('Jisko chahiye order kare, 620 rate hai').findings)).toEqual(['rate 620']);
  });
});

describe('design numbers', () => {
  it.each([
    ['D.2031', '2031'],
    ['D. 2031', '2031'],
    ['D 2031', '2031'],
    ['D:2031', '2031'],
    ['D#2031', '2031'],
    ['D.2031 to 2036', '2031-2036'],
    ['design 3401-06', '3401-3406'],
    ['Design : 680A, 680B, 680C', '680A, 680B, 680C'],
    ['Design 2101/02/03/04', '2101, 2102, 2103, 2104'],
    ['Design 450, 650, 850', '450, 650, 850'],
    ['ડિ.નં. ૯૦૧ થી ૯૦૬', '901-906'],
    ['Design 88\nRate 560', '88'],
  ])('%j names %j', (text, designs) => {
    const found = readCaption(text).findings.find(({ field }) => field === 'designNumber');
    expect(found?.value).toBe(designs);
  });

  it('of a list whose first ones are gone nothing is sure', () => {
    const { findings } = readCaption('design 501 aur 502 khatam, baki 503 504 ready');
    expect(findings.filter(({ field }) => field === 'designNumber')).toEqual([]);
  });
});
