import { collectionFills, namesLink } from '@/lib/domain/collections/campaign-fills';

const TOLD = { name: 'Monsoon cottons', link: 'https://bomb.example/c/x' };

it('a template says which collection it is, where buyers see it and who they are', () => {
  const names = ['buyer_name', 'business_name', 'city', 'collection_name', 'collection_link', 'day'];
  expect(collectionFills(names, TOLD)).toEqual({
    buyer_name: { field: 'contactName', text: '' },
    business_name: { field: 'businessName', text: '' },
    city: { field: 'city', text: '' },
    collection_name: { field: null, text: 'Monsoon cottons' },
    collection_link: { field: null, text: 'https://bomb.example/c/x' },
    day: { field: null, text: '' },
  });
});

it('a link is made only where the template has a place for it', () => {
  expect([namesLink(['buyer_name']), namesLink(['shop_url'])]).toEqual([false, true]);
});
