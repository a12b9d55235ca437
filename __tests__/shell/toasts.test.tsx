import { notifyError } from '@/lib/client/notify';
import { renderScreen, screen, waitFor } from '../support/render';

let mockIsReached = false;
let mockTries = 0;
jest.mock('react-toastify', () => {
  mockTries += 1;
  if (!mockIsReached) throw new Error('Loading chunk 1 failed.');
  return jest.requireActual<object>('react-toastify');
});

test('a toast that could not be loaded without a connection shows once there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<main>Sellers</main>);
  notifyError('Cannot reach the server. Check your connection and try again.');
  await waitFor(() => expect(mockTries).toBe(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  online.mockReturnValue(true);
  mockIsReached = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Cannot reach the server.');
});
