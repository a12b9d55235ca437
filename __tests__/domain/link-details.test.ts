import { changedDetails, hasOwnDetails, type LinkDetails } from '@/lib/domain/videos/link-details';

const ALL: LinkDetails = { sellerId: 'kesar', languages: ['hi'], level: 'normal', note: 'Hurry.' };

describe('what is said of one link', () => {
  it('keeps what differs from what is said of all, until it is the same again', () => {
    const urgent = changedDetails({}, { level: 'urgent' }, ALL);
    expect(urgent).toEqual({ level: 'urgent' });
    const both = changedDetails(urgent, { languages: [] }, ALL);
    expect(both).toEqual({ level: 'urgent', languages: [] });
    expect(changedDetails(both, { level: 'normal' }, ALL)).toEqual({ languages: [] });
    expect(changedDetails(both, { languages: ['hi'] }, ALL)).toEqual({ level: 'urgent' });
  });

  it('can be no note at all', () => {
    expect(changedDetails({}, { note: '' }, ALL)).toEqual({ note: '' });
    expect(hasOwnDetails({ note: '' })).toBe(true);
  });

  it('is nothing where only the seller was taken away', () => {
    expect(hasOwnDetails(changedDetails({ sellerId: 'sona' }, { sellerId: null }, ALL))).toBe(false);
    expect([hasOwnDetails({}), hasOwnDetails({ sellerId: 'sona' })]).toEqual([false, true]);
  });
});
