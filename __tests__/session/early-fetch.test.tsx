import { waitFor } from '@testing-library/react';
import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { meApi } from '@/lib/contracts/me';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { fetchFirst } from '@/lib/client/queries/me';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha } from '../support/open-app';
import { signedIn, signedOut } from '../support/session';
import { rest, watchToasts } from '../support/toasts';

const nothing = { rows: [], next: null, previous: null, count: { value: 0, isExact: true } };

test('a page’s list is asked for while the page comes to life', async () => {
  signedIn(['manage_seller']);
  const [people, lists] = [mockEndpoint(meApi.get, asha()), mockEndpoint(sellersApi.list, nothing)];
  fetchFirst(createQueryClient(), SellerBrowseScreen.fetchesEarly);
  await waitFor(() => expect([people.length, lists.length]).toEqual([1, 1]));
});

test('nobody is told that a list is not for them before the page says so', async () => {
  const toasts = watchToasts();
  signedIn(['catalog_expert']);
  const [people, lists] = [
    mockEndpoint(meApi.get, asha({ fo: ['catalog_expert'] })),
    mockEndpoint(sellersApi.list, () => refusal(403)),
  ];
  fetchFirst(createQueryClient(), SellerBrowseScreen.fetchesEarly);
  await waitFor(() => expect(people).toHaveLength(1));
  await rest();
  expect([lists.length, toasts.texts()]).toEqual([0, []]);
});

test('nothing is asked for while nobody is signed in', async () => {
  signedOut();
  const [people, lists] = [mockEndpoint(meApi.get, asha()), mockEndpoint(sellersApi.list, nothing)];
  fetchFirst(createQueryClient(), SellerBrowseScreen.fetchesEarly);
  await rest();
  expect([people.length, lists.length]).toEqual([0, 0]);
});
