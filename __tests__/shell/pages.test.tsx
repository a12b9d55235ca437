import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor } from '../support/render';

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
  openApp('/order', { roles: ['admin'] });
  await screen.findByText('The page /order');
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/^You are offline/)).toBeInTheDocument();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
  expect(screen.getByText('The page /order')).toBeInTheDocument();
});
