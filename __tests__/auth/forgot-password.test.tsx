import { LoginScreen } from '@/components/auth/login-screen';
import { authApi } from '@/lib/contracts/auth';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { renderScreen, screen, waitFor, within } from '../support/render';

async function openDialog() {
  const { user } = renderScreen(<LoginScreen />);
  await user.type(screen.getByLabelText('Phone number'), '9825012345');
  await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
  return { user, dialog, ask: () => user.click(dialog.getByRole('button', { name: 'Ask an admin' })) };
}

describe('Forgot Password', () => {
  test('asks an admin, with the number that was typed already', async () => {
    const requests = mockEndpoint(authApi.forgotPassword, {});
    const { user, ask } = await openDialog();
    await ask();
    expect(await screen.findByText(/^Your request is noted\./)).toBeInTheDocument();
    expect(requests.map(({ body }) => body)).toEqual([{ phoneNumber: '+919825012345' }]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks for the number before it sends none', async () => {
    const requests = mockEndpoint(authApi.forgotPassword, {});
    const { user, dialog, ask } = await openDialog();
    await user.clear(dialog.getByLabelText('Your phone number'));
    await user.type(dialog.getByLabelText('Your phone number'), '+91');
    await ask();
    expect(dialog.getByLabelText('Your phone number')).toHaveAccessibleDescription('Type your phone number.');
    expect(requests).toHaveLength(0);
  });

  test('says when it did not reach the server, and can be sent again', async () => {
    mockEndpoint(authApi.forgotPassword, () => refusal(500, { message: 'Try again in a minute.' }));
    const { ask } = await openDialog();
    await ask();
    expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
    mockEndpoint(authApi.forgotPassword, {});
    await ask();
    expect(await screen.findByText(/^Your request is noted\./)).toBeInTheDocument();
  });
});
