import { EXAMPLE_SECRET, EnvError, readEnv } from '@/lib/server/env';

const problems = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
};

describe('the settings of the server', () => {
  it('need nothing to be said', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data', ACCESS_TTL: 900 });
    expect(readEnv({}).DATABASE_URL).toBeUndefined();
  });

  it('take an empty value for none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', AUTH_SECRET: '' })).toEqual(readEnv({}));
  });

  it('name everything that is wrong at once', () => {
    const said = problems({ PORT: '70000', DATABASE_URL: 'mysql://x', ACCESS_TTL: 'soon', LOG_LEVEL: 'loud' });
    for (const name of ['PORT', 'DATABASE_URL', 'ACCESS_TTL', 'LOG_LEVEL'])
      expect(said).toContain(`  ${name} must be `);
  });

  it.each([
    ['a short secret', { AUTH_SECRET: 'x'.repeat(31) }, /AUTH_SECRET must be at least 32 characters/],
    ['the secret of the example', { AUTH_SECRET: EXAMPLE_SECRET }, /AUTH_SECRET must be a secret of your own/],
    ['a port that is no number', { PORT: '30e' }, /PORT must be a whole number from 0 to 65535/],
    ['an address without a protocol', { PUBLIC_URL: 'bomb.example.com' }, /PUBLIC_URL must be an address/],
    [
      'a project without its key',
      { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'bomb-live' },
      /NEXT_PUBLIC_FIREBASE_API_KEY must be/,
    ],
  ])('refuse %s', (_, source, says) => expect(problems(source as Record<string, string>)).toMatch(says));
});
