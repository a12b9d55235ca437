import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import { gate } from '../support/gate';
import { openApp } from '../support/open-app';
import { screen, within } from '../support/render';
import { KESAR, sellersOf } from '../support/sellers';
import { madeReady } from '../support/test-router';

const pages = { '/seller': SellerBrowseScreen, '/seller/[id]': SellerViewScreen };
const openList = () => openApp('/seller', { roles: ['admin'], pages }).user;
const link = () => screen.findByRole('link', { name: KESAR.businessName });

test('a seller of the list is on the screen before the record has come', async () => {
  const { opened, open } = gate();
  sellersOf(undefined, undefined, opened);
  const user = openList();
  await user.click(await link());
  expect(await screen.findByRole('heading', { level: 1, name: KESAR.businessName })).toBeInTheDocument();
  const glance = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(glance.getByText('Radha Market, Surat')).toBeInTheDocument();
  expect(glance.getAllByText('…')).toHaveLength(5);
  expect(screen.getByRole('textbox', { name: /^Business/ })).toHaveValue(KESAR.businessName);
  open();
  expect(await glance.findByText('1,105 live of 1,240')).toBeInTheDocument();
  expect(glance.queryByText('…')).not.toBeInTheDocument();
});

test('words typed before the record has come stay', async () => {
  const { opened, open } = gate();
  sellersOf(undefined, undefined, opened);
  const user = openList();
  await user.click(await link());
  const name = await screen.findByRole('textbox', { name: /^Business/ });
  await user.type(name, ' & Sons');
  open();
  expect(await screen.findByText('1,105 live of 1,240')).toBeInTheDocument();
  expect(name).toHaveValue(`${KESAR.businessName} & Sons`);
});

test('a row’s page is fetched when it is pointed at or reached by keyboard', async () => {
  sellersOf();
  const user = openList();
  await link();
  madeReady.length = 0;
  await user.hover(await link());
  expect(madeReady).toEqual([`/seller/${KESAR.id}`]);
  madeReady.length = 0;
  await user.keyboard('j');
  expect(madeReady).toContain(`/seller/${KESAR.id}`);
});
