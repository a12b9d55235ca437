import fs from 'node:fs';

/** Licences whose only condition for running the product is keeping their text. */
const FREE =
  /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Zlib|Python-2\.0|OFL-1\.1|CC-BY-4\.0)$/;

/** Other licences, each with the reason it is acceptable here. */
const EXPLAINED: Record<string, string> = {
  'LGPL-3.0-or-later': 'the image library behind sharp, used as it comes and exchangeable for another build of it',
  'MPL-2.0': 'used as it comes; only changed files of it would have to be shown',
};

interface Locked {
  version?: string;
  license?: string;
  dev?: true;
}

interface Manifest {
  license?: string | { type: string };
  /** Legacy format of the field. */
  licenses?: { type: string }[];
}

/** Licence named in the package's own text; few packages omit it from their manifest. */
function licenceByText(folder: string): string {
  const names = fs.readdirSync(folder).filter((name) => /^(licen[cs]e|readme)/i.test(name));
  const text = names.map((name) => fs.readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  return /\bMIT\b/.test(text) ? 'MIT' : 'unknown';
}

const licenceOf = (folder: string, { license }: Locked): string => {
  if (license) return license;
  const file = `${folder}/package.json`;
  if (!fs.existsSync(file)) return 'unknown';
  const { license: told, licenses } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  return (typeof told === 'object' ? told.type : told) ?? licenses?.[0]?.type ?? licenceByText(folder);
};

/** For `(A OR B)` one acceptable licence is enough; for `A AND B` each must be acceptable. */
const isFine = (licence: string): boolean => {
  const bare = licence.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFine);
  return bare.split(' AND ').every((part) => FREE.test(part) || part in EXPLAINED);
};

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const shipped = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev);
const byLicence = new Map<string, string[]>();
for (const [folder, locked] of shipped) {
  const licence = licenceOf(folder, locked);
  const name = `${folder.split('node_modules/').at(-1)}@${locked.version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
}
for (const [licence, names] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`\n${licence} (${names.length})${licence in EXPLAINED ? `: ${EXPLAINED[licence]}` : ''}`);
  console.log(`  ${names.sort().join(', ')}`);
}
const doubtful = [...byLicence.keys()].filter((licence) => !isFine(licence));
console.log(`\n${shipped.length} packages are shipped. Licences to look at: ${doubtful.join(', ') || 'none'}.`);
process.exitCode = doubtful.length > 0 ? 1 : 0;
