import { EmptyScreen } from '@/components/shell/empty-screen';
import { screensApi } from '@/lib/contracts/screens';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen } from '../support/render';

const pages = { '/order': () => <EmptyScreen id="order" />, '/seller/[id]': () => <EmptyScreen id="seller-view" /> };

describe('A screen whose area has no function yet', () => {
  test('shows its header and says so, after asking the server', async () => {
    serverKnows();
    openApp('/seller/7', { roles: ['admin'], pages });
    expect(await screen.findByText('This screen has nothing to show yet.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'View' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Seller/Browse');
  });

  test('is the no-access page when the server refuses it', async () => {
    serverKnows();
    mockEndpoint(screensApi.get, () => refusal(403, { message: 'You do not have access to this page.' }));
    openApp('/order', { roles: ['admin'], pages });
    expect(await screen.findByRole('link', { name: 'Go back home' })).toBeInTheDocument();
    expect(screen.queryByText('This screen has nothing to show yet.')).not.toBeInTheDocument();
  });

  test('says what went wrong, with the number of the request, and tries again', async () => {
    serverKnows();
    mockEndpoint(screensApi.get, () => refusal(500, { message: 'Try again in a minute.', requestId: 'r-17' }));
    const { user } = openApp('/order', { roles: ['admin'], pages });
    expect(await screen.findByText('r-17')).toBeInTheDocument();
    serverKnows();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This screen has nothing to show yet.')).toBeInTheDocument();
  });
});

test('A page that breaks leaves the menu alive, and going elsewhere mends it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serverKnows();
  const Broken = () => {
    throw new Error('no such thread');
  };
  const { user } = openApp('/order', { roles: ['admin'], pages: { '/order': Broken } });
  expect(await screen.findByText('This page stopped working')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'The page /' })).toBeInTheDocument();
});

test('Without a network the app says so until it is back', async () => {
  serverKnows();
  openApp('/order', { roles: ['admin'], pages });
  await screen.findByText('This screen has nothing to show yet.');
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/^You are offline/)).toBeInTheDocument();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('This screen has nothing to show yet.')).toBeInTheDocument();
});
