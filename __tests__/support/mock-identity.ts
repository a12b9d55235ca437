import { http, HttpResponse } from 'msw';
import { mockServer } from './mock-endpoint';

/** An unsigned token, valid as far as the Firebase SDK reads it. */
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'RS256' }), part({ iat: now, exp: now + 3600, sub: 'somebody' }), 'signature'].join('.');
}

/** Mocks the cloud identity service like our server implements it. Returns the issued tokens. */
export function mockIdentity(): string[] {
  const handedOut: string[] = [];
  mockServer.use(
    http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:signUp', () => {
      const token = idToken();
      handedOut.push(token);
      return HttpResponse.json({ localId: 'somebody', idToken: token, refreshToken: 'identity', expiresIn: '3600' });
    }),
    http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:lookup', () =>
      HttpResponse.json({ users: [{ localId: 'somebody', createdAt: '0', lastLoginAt: '0' }] }),
    ),
  );
  return handedOut;
}

/** Makes the cloud identity service reject every sign-in. */
export function mockIdentityFailure(): void {
  mockServer.use(
    http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:signUp', () =>
      HttpResponse.json({ error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } }, { status: 400 }),
    ),
  );
}
