import { readCaption } from '@/lib/domain/captions/read-caption';
import { type CaptionField } from '@/lib/domain/captions/reading';
import { valuesOf } from '../harness/bench/captions/score';

const read = (text: string, field: CaptionField) => valuesOf(readCaption(text), field).join();

describe('GST', () => {
  it.each([
    ['Bill GST extra 5%', 'extra'],
    ['5% GST lagega', 'extra'],
    ['jst alag', 'extra'],
    ['G.S.T. extra', 'extra'],
    ['GST not included', 'extra'],
    ['જીએસટી એકસ્ટ્રા લાગશે', 'extra'],
    ['जी.एस.टी. अलग', 'extra'],
    ['बिल के साथ जीएसटी अलग', 'extra'],
    ['Rate 285 (tax paid)', 'included'],
    ['gst bhi isi me', 'included'],
    ['जीएसटी शामिल', 'included'],
    ['Inclusive of all taxes', 'included'],
    ['ટેક્સ સાથે', 'included'],
    ['No GST bill', ''],
    ['GST bill milega', ''],
    ['GST payment pending', ''],
  ])('in %j is %j', (text, gst) => {
    expect(read(text, 'gst')).toBe(gst);
  });
});

describe('shipping', () => {
  it.each([
    ['Transport party ka', 'extra'],
    ['ટ્રાન્સપોર્ટ તમારું', 'extra'],
    ['Courier buyer side', 'extra'],
    ['Free home delivery', 'free'],
    ['Bhada 450 laga', ''],
    ['LR no 4455, freight 480 to pay', ''],
  ])('in %j is %j', (text, shipping) => {
    expect(read(text, 'shipping')).toBe(shipping);
  });
});

describe('the least a seller sends', () => {
  it.each([
    ['kamse kam 5 pcs', '5 pieces'],
    ['ઓછામાં ઓછો ૧ સેટ', '1 sets'],
    ['10 pcs ka minimum', '10 pieces'],
    ['Less than 25 pcs nahi', '25 pieces'],
    ['25 पीस से कम ऑर्डर नहीं', '25 pieces'],
    ['4 set se niche nahi', '4 sets'],
    ['MOQ 1 catalog', '1 sets'],
    ['min 50 nos', '50 pieces'],
    ['min 5000 ka order', '5000 rupees'],
    ['Minimum order 8k', '8000 rupees'],
    ['Minimum 1 lakh order', '100000 rupees'],
    ['₹5000 ka minimum order', '5000 rupees'],
    ['Less than 25 pcs', ''],
    ['MOQ 20', ''],
  ])('in %j is %j', (text, least) => {
    expect(read(text, 'minimumOrder')).toBe(least);
  });

  it.each(['Set wise only', 'Sirf full set', 'No single piece', 'ફક્ત સેટ માં મળશે', 'Only catalog sale'])(
    'is offered as one set, never sure, where sets are sold alone: %j',
    (text) => {
      const { findings, unsure } = readCaption(text);
      expect(findings).toEqual([]);
      expect(unsure).toMatchObject([{ field: 'minimumOrder', value: { amount: 1, unit: 'sets' } }]);
    },
  );

  it.each(['Only set of 6', 'Set 3200 only', 'Single 450, set 420'])('is not offered in %j', (text) => {
    expect(readCaption(text).unsure.filter(({ field }) => field === 'minimumOrder')).toEqual([]);
  });
});
