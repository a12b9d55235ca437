import { LoginScreen } from '@/components/auth/login-screen';
import { authApi } from '@/lib/contracts/auth';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { mockIdentity } from '../support/mock-identity';
import { renderScreen, screen, waitFor } from '../support/render';
import { tokens } from '../support/session';

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logIn = () => screen.getByRole('button', { name: 'LOG IN' });

/** Console output; the only place that shows why a login failed. */
const watchConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('The login page', () => {
  test('welcomes, with what the specification lists', () => {
    renderScreen(<LoginScreen />);
    expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeInTheDocument();
    expect(phone()).toHaveValue('+91');
    expect(phone()).toHaveAttribute('type', 'tel');
    expect(screen.getByRole('button', { name: 'Forgot Password' })).toBeInTheDocument();
    expect(logIn()).toBeEnabled();
  });

  test('is filled by password managers', () => {
    renderScreen(<LoginScreen />);
    expect(phone()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password().form).toBe(phone().form);
  });

  test('shows and hides the password', async () => {
    const { user } = renderScreen(<LoginScreen />);
    const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
    await user.type(password(), 'chaniya');
    await user.click(toggle);
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('chaniya');
  });

  test('needs a password, and asks nobody without one', async () => {
    const { user } = renderScreen(<LoginScreen />);
    await user.click(logIn());
    expect(password()).toHaveAccessibleDescription('Password is required.');
    expect(password()).toBeInvalid();
    expect(password()).toHaveFocus();
    await user.type(password(), 'c');
    expect(screen.queryByText('Password is required.')).not.toBeInTheDocument();
  });

  test('sends what was typed, once, however often one presses', async () => {
    const answer = gate();
    const requests = mockEndpoint(authApi.checkPassword, async () => {
      await answer.opened;
      return { name: 'Asha Patel', fo: ['admin' as const] };
    });
    mockIdentity();
    mockEndpoint(authApi.openSession, tokens(1));
    const { user } = renderScreen(<LoginScreen />);
    await user.type(phone(), ' 98250 12345');
    await user.type(password(), 'chaniya choli{Enter}');
    await waitFor(() => expect(logIn()).toBeDisabled());
    await user.type(password(), '{Enter}');
    answer.open();
    await waitFor(() => expect(window.localStorage.getItem('userInfo')).toContain('Asha Patel'));
    expect(requests.map(({ body }) => body)).toEqual([{ phoneNumber: '+91 98250 12345', password: 'chaniya choli' }]);
  });
});

describe.each([
  ['wrong password', () => refusal(401, { code: 'wrong_credentials' })],
  ['too many tries', () => refusal(429)],
  ['a broken server', () => refusal(500)],
  ['no connection', noAnswer],
])('A failed login: %s', (_why, answer) => {
  test('is logged to the console and shows no message', async () => {
    const logged = watchConsole();
    mockEndpoint(authApi.checkPassword, answer);
    const { user } = renderScreen(<LoginScreen />);
    await user.type(password(), 'chaniya choli');
    const words = document.body.textContent;
    await user.click(logIn());

    await waitFor(() => expect(password()).toBeInvalid());
    expect(phone()).toBeInvalid();
    expect(logged).toHaveBeenCalledWith('Login failed.', expect.anything());
    expect(JSON.stringify(logged.mock.calls)).not.toContain('chaniya choli');
    expect(document.body.textContent).toBe(words);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leaves the password selected for typing it again', async () => {
    watchConsole();
    mockEndpoint(authApi.checkPassword, answer);
    const { user } = renderScreen(<LoginScreen />);
    await user.type(password(), 'chaniya');
    await user.click(logIn());
    await waitFor(() => expect(password()).toHaveFocus());
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'chaniya'.length]);
    expect(logIn()).toBeEnabled();
    await user.keyboard('choli');
    expect(password()).toHaveValue('choli');
    expect(password()).toBeValid();
    expect(phone()).toBeValid();
  });
});
