import { securityHeaders } from '@/lib/server/http/security-headers';

const production = { hashes: ["'sha256-abc'"], isDevelopment: false };

/** The settings are read once per process, so each case loads them again. */
function headersWith(settings: Record<string, string>): Record<string, string> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  let headers: Record<string, string> = {};
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ securityHeaders: typeof securityHeaders }>('@/lib/server/http/security-headers');
    headers = fresh.securityHeaders(production);
  });
  process.env = before;
  return headers;
}

describe('the content security policy', () => {
  const policy = () => securityHeaders(production)['Content-Security-Policy'] ?? '';

  it('runs the scripts of this server and the hashed ones, nothing inline or evaluated', () => {
    expect(policy()).toContain("script-src 'self' 'sha256-abc';");
    expect(policy()).not.toContain('unsafe-eval');
    expect(/script-src[^;]*unsafe-inline/.test(policy())).toBe(false);
  });

  it('allows nothing it does not name', () => {
    for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy()).toContain(directive);
  });

  it('lets calls go to Firebase only when a project is configured', () => {
    expect(policy()).toContain("connect-src 'self';");
    const firebase = {
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'bomb-live',
      NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
      NEXT_PUBLIC_FIREBASE_CHAT_PROJECT_ID: 'bomb-chat',
      NEXT_PUBLIC_FIREBASE_CHAT_API_KEY: 'key',
    };
    const configured = headersWith(firebase)['Content-Security-Policy'];
    expect(configured).toContain('https://identitytoolkit.googleapis.com');
  });
});

it('calls may go to an API of another address when one is set', () => {
  const policy = headersWith({ NEXT_PUBLIC_API_URL: 'https://api.example.com/v1' })['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
});

it('staff are told to stay on https only where they come over https', () => {
  expect(securityHeaders(production)).not.toHaveProperty('Strict-Transport-Security');
  expect(headersWith({ PUBLIC_URL: 'https://bomb.example.com' })).toHaveProperty('Strict-Transport-Security');
});

it('browsers and search engines are told the rest', () =>
  expect(securityHeaders(production)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'X-Robots-Tag': 'noindex, nofollow',
  }));
