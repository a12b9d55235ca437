import { ReturnReport } from '@/components/orders/return-report';
import { SellerAccount } from '@/components/sellers/seller-account';
import { returnReportApi, type ReturnsOfSeller } from '@/lib/contracts/orders/return-report';
import { sellerAccountsApi } from '@/lib/contracts/orders/seller-accounts';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { renderScreen, screen, within } from '../support/render';
import { KESAR } from '../support/sellers';

test('returns are counted by seller, over the time that is chosen', async () => {
  const asked = mockEndpoint(returnReportApi.bySeller, ({ url }): ReturnsOfSeller[] =>
    url.searchParams.get('days') === '365'
      ? []
      : [
          {
            seller: { id: KESAR.id, businessName: KESAR.businessName },
            ...{ returns: 2, pieces: 15, damaged: 3, value: 622_500, credited: 500_000 },
            reasons: [
              { reason: 'Damaged', pieces: 12 },
              { reason: 'Not sold', pieces: 3 },
            ],
          },
        ],
  );
  serverKnows();
  const { user } = openApp('/', { roles: ['admin'], pages: { '/': ReturnReport } });
  const row = within(await screen.findByRole('row', { name: new RegExp(KESAR.businessName) }));
  const shown = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(shown).toEqual(['2', '15', '3', '₹6,225', '₹5,000', 'Damaged 12, Not sold 3']);
  expect(row.getByRole('link')).toHaveAttribute('href', `/seller/${KESAR.id}?tab=orders`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last 365 days');
  expect(await screen.findByText('Nothing came back in this time.')).toBeInTheDocument();
  expect(asked.map(({ url }) => url.searchParams.get('days'))).toEqual(['90', '365']);
});

test('the account of a seller says what is still to come; a failure can be tried again', async () => {
  let isDown = true;
  mockEndpoint(sellerAccountsApi.get, () =>
    isDown
      ? refusal(500, { message: 'Something went wrong.' })
      : { payable: 871_500, credited: 71_500, fromBuyers: { received: 300_000, outstanding: 500_000 } },
  );
  const { user } = renderScreen(<SellerAccount sellerId={KESAR.id} />, { roles: ['admin'] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  for (const [label, amount] of [
    ['Ordered', '₹8,715'],
    ['Credited for returns', '₹715'],
    ['Balance of the goods', '₹8,000'],
    ['Still to come', '₹5,000'],
  ] as const) {
    expect((await screen.findByText(label)).parentElement).toHaveTextContent(`${label}${amount}`);
  }
});
