import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../support/repository-files';

interface Locked {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const lock = JSON.parse(readText('package-lock.json')) as { packages: Record<string, Locked> };

describe('what is installed', () => {
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
  /** npm records no hash for package builds that could not run on the machine that wrote the lock file. */
  const runsOnServer = ({ os, cpu }: Locked) =>
    (!os || os.includes('linux')) && (!cpu || cpu.includes('x64') || cpu.includes('arm64'));

  it('is known by its hash, except optional builds for systems other than servers’', () => {
    const unknown = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(packages.length).toBeGreaterThan(1000);
    expect(unknown.filter(([, locked]) => !locked.optional || runsOnServer(locked))).toEqual([]);
  });

  it('is named to the last digit', () => {
    const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('runs no script of its own', () => {
    expect(readText('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('secrets', () => {
  const SECRETS = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
    /\bAIza[\w-]{35}/,
    /\bgh[pousr]_[A-Za-z0-9]{36}/,
    /\bgithub_pat_\w{22}/,
    /\bxox[abprs]-[\w-]{10}/,
    /\bsk_live_\w{16}/,
    /\bnpm_[A-Za-z0-9]{36}/,
  ];
  const findIn = (text: string) => SECRETS.flatMap((secret) => secret.exec(text)?.[0] ?? []);

  /** Everything in the repository, without files that belong to one machine. */
  const isOwn = (name: string) =>
    /^(node_modules|\.git|\.next|\.swc|\.data|coverage|test-results|playwright-report)$|^\.env(?!\.example)/.test(name);
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(place);
      return entry.isFile() ? [place] : [];
    });
  const kept = readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !isOwn(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]));

  it.each([
    ['-----BEGIN ', 'PRIVATE KEY-----'],
    ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
    ['-----BEGIN OPENSSH ', 'PRIVATE KEY-----'],
    ['AKIA', 'Z7'.repeat(8)],
    ['ASIA', 'Z7'.repeat(8)],
    ['AIza', 'Sy_-x'.repeat(7)],
    ['ghp_', 'a1B2'.repeat(9)],
    ['github_pat_', '11ABCDEFG0'.repeat(3)],
    ['xoxb-', '1234567890-abc'],
    ['sk_live_', 'a1B2'.repeat(6)],
    ['npm_', 'a1B2'.repeat(9)],
  ])('one that begins with %s would be noticed', (start, rest) => {
    // Split in two, so that this file does not contain a key itself.
    expect(findIn(`const key = '${start}${rest}';`)).toHaveLength(1);
  });

  it('stand in no file', () => {
    expect(kept.length).toBeGreaterThan(1000);
    expect(kept.flatMap((file) => findIn(readText(file)).map((secret) => `${file}: ${secret}`))).toEqual([]);
  });
});
