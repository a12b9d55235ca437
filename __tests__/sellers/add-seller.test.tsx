import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { type SellerSummary } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, RADHA, seller, sellersOf } from '../support/sellers';

async function openDialog() {
  const { user } = openApp('/seller?add=new', { roles: ['manage_seller'], pages: { '/seller': SellerBrowseScreen } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a seller' }));
  const type = (name: string, text: string) => user.type(dialog.getByRole('textbox', { name }), text);
  return { user, dialog, type, add: () => user.click(dialog.getByRole('button', { name: 'Add' })) };
}

const summary: SellerSummary = {
  id: KESAR.id,
  businessName: KESAR.businessName,
  contactName: KESAR.contactName,
  phoneNumber: '+919879000001',
  status: 'active',
  market: RADHA,
};

describe('Adding a seller', () => {
  test('takes a name, a person and a number, and opens their page', async () => {
    const { add: know } = sellersOf();
    const added = mockEndpoint(sellersApi.create, () => {
      const one = seller(9, { businessName: 'Zari House', status: 'pending' });
      know(one);
      return one;
    });
    const { user, dialog, type, add } = await openDialog();
    await add();
    expect(await dialog.findByText('Type the name of the business.')).toBeInTheDocument();
    expect(dialog.getByText('This is not a phone number. Type ten digits, or + and the country.')).toBeInTheDocument();
    await type('Business name', 'Zari House');
    await type('Contact name', 'Farida');
    await type('Primary phone', '98250 77777');
    await user.click(dialog.getByRole('button', { name: 'Add a number' }));
    await type('Phone 2', '98250 88888');
    await user.click(dialog.getByRole('button', { name: 'Make Phone 2 the primary one' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Market' }), 'rad');
    await user.click(await screen.findByRole('option', { name: 'Radha Market, Surat' }));
    await add();
    expect(await screen.findByText('Zari House is added.')).toBeInTheDocument();
    expect(added[0]?.body).toEqual({
      businessName: 'Zari House',
      contactName: 'Farida',
      phoneNumbers: ['+919825088888', '+919825077777'],
      marketId: RADHA.id,
      gstin: null,
      address: '',
    });
    await waitFor(() => expect(window.location.pathname).toBe(`/seller/${seller(9).id}`));
  });

  test('says while one types that the seller is there already, or may be', async () => {
    sellersOf();
    const asked = mockEndpoint(sellersApi.duplicates, ({ url }) => ({
      certain: url.searchParams.has('phone')
        ? [{ seller: summary, because: 'phone' as const, value: '+919879000001' }]
        : [],
      hints: url.searchParams.has('name') ? [{ ...summary, id: seller(5).id, businessName: 'Kesar Textile' }] : [],
    }));
    const { user, dialog, type } = await openDialog();
    await type('Primary phone', '98790 00001');
    const certain = await dialog.findByText(/^\+91 98790 00001 belongs to/);
    expect(certain).toHaveTextContent('belongs to Kesar Textiles 1 (Mahesh Bhai, Radha Market, Active) already.');
    expect(within(certain).getByRole('link')).toHaveAttribute('href', `/seller/${KESAR.id}`);

    await type('Business name', 'Kesar Textil');
    await user.type(await dialog.findByRole('combobox', { name: 'Market' }), 'rad');
    await user.click(await screen.findByRole('option', { name: 'Radha Market, Surat' }));
    expect(await dialog.findByText(/^Is it one of these\?/)).toHaveTextContent('Kesar Textile (Mahesh Bhai');
    expect(asked.length).toBeLessThan(8);
  });

  test('a GSTIN is checked by its last character', async () => {
    sellersOf();
    const { dialog, type } = await openDialog();
    await type('GSTIN', '24abcde1234f1z5');
    expect(
      await dialog.findByText('One character of this GSTIN is wrong. Compare it with the certificate.'),
    ).toBeInTheDocument();
  });

  test('a refusal lands on its field, and nothing typed is lost', async () => {
    sellersOf();
    mockEndpoint(sellersApi.create, () =>
      refusal(400, { issues: [{ path: ['gstin'], message: 'Another seller has this GSTIN.' }] }),
    );
    const { user, dialog, type, add } = await openDialog();
    await type('Business name', 'Zari House');
    await type('Contact name', 'Farida');
    await type('Primary phone', '98250 77777');
    await add();
    expect(await dialog.findByText('Another seller has this GSTIN.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByRole('textbox', { name: 'Business name' })).toHaveValue('Zari House');
  });
});
