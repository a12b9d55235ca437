import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { endSession, onSessionChange, startSession, updateUserInfo, useSession } from '@/lib/client/auth/session-store';
import { act, renderScreen, screen } from '../support/render';
import { signedIn, signedOut, tokens } from '../support/session';

const user = { name: 'Asha Patel', fo: ['admin' as const] };

function Shown() {
  const { isReady, user: shown } = useSession();
  return <p>{isReady ? (shown?.name ?? 'nobody') : 'not ready'}</p>;
}

describe('The stored session', () => {
  test('is restored on load', () => {
    window.localStorage.setItem('userInfo', JSON.stringify(user));
    window.localStorage.setItem('apiInfo', JSON.stringify(tokens(1)));
    renderScreen(<Shown />);
    expect(screen.getByText('Asha Patel')).toBeInTheDocument();
  });

  test('is not known while the page is prerendered', () => {
    signedIn();
    expect(renderToString(<Shown />)).toBe('<p>not ready</p>');
  });

  test('is the same object as long as it is the same person', () => {
    signedIn();
    const { result, rerender } = renderHook(useSession);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });

  test('shows at once when it starts, changes and ends', () => {
    renderScreen(<Shown />);
    expect(screen.getByText('nobody')).toBeInTheDocument();
    act(() => startSession(user, tokens(1)));
    expect(screen.getByText('Asha Patel')).toBeInTheDocument();
    act(() => updateUserInfo({ ...user, name: 'Asha Mehta' }));
    expect(screen.getByText('Asha Mehta')).toBeInTheDocument();
    act(endSession);
    expect(screen.getByText('nobody')).toBeInTheDocument();
  });

  test.each([
    ['user info that is no JSON', 'userInfo', '{"name":'],
    ['user info without roles', 'userInfo', '{"name":"Asha"}'],
    ['user info with a role that does not exist', 'userInfo', '{"name":"Asha","fo":["owner"]}'],
    ['user info that is no object', 'userInfo', '"Asha"'],
    ['API info that is no JSON', 'apiInfo', 'token'],
    ['API info without a token', 'apiInfo', '{"fo":["admin"]}'],
  ])('counts as none and is cleared when it is %s', (_what, key, text) => {
    signedIn();
    window.localStorage.setItem(key, text);
    renderScreen(<Shown />);
    expect(screen.getByText('nobody')).toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });

  test('lasts as long as the tab where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    renderScreen(<Shown />);
    act(() => startSession(user, tokens(1)));
    expect(screen.getByText('Asha Patel')).toBeInTheDocument();
    act(endSession);
    expect(screen.getByText('nobody')).toBeInTheDocument();
  });

  test('is not brought back by an answer that comes after it ended', () => {
    signedIn();
    signedOut();
    updateUserInfo(user);
    expect(window.localStorage).toHaveLength(0);
  });

  test('tells its listeners when it starts and ends, not when names or roles change', () => {
    const listener = jest.fn();
    const stop = onSessionChange(listener);
    startSession(user, tokens(1));
    updateUserInfo({ name: 'Asha Mehta', fo: ['salesman'] });
    endSession();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    startSession(user, tokens(1));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
