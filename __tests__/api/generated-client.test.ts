import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { openapiDocument } from '@/lib/contracts/base/openapi';
import { serveApi } from '../support/api';
import { CLIENT_PROGRAM, MISTAKES } from '../support/client-program';
import { makeUser, PASSWORD } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { cloudToken } from '../support/sign-in-as';

const api = serveApi();
const run = promisify(execFile);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-client-'));
const at = (name: string) => path.join(folder, name);
const GENERATION = 60_000;

beforeAll(async () => {
  fs.symlinkSync(path.resolve('node_modules'), at('node_modules'));
  fs.writeFileSync(at('openapi.json'), JSON.stringify(openapiDocument()));
  fs.writeFileSync(at('package.json'), '{ "type": "module" }');
  fs.writeFileSync(at('program.ts'), CLIENT_PROGRAM);
  const opening = `import createClient from 'openapi-fetch';\nimport type { paths } from './api';\nconst api = createClient<paths>();\n`;
  fs.writeFileSync(at('mistakes.ts'), opening + MISTAKES.map((mistake) => `void ${mistake};\n`).join(''));
  const generator = path.resolve('node_modules/openapi-typescript/bin/cli.js');
  await run(process.execPath, [generator, at('openapi.json'), '-o', at('api.d.ts')]);
}, GENERATION);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Compiles both programs in strict mode. Returns the errors of each, by line. */
function compile(): { file: string; line: number }[] {
  const program = ts.createProgram([at('program.ts'), at('mistakes.ts')], {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [path.resolve('node_modules/@types')],
  });
  program.emit();
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0 }) => ({
    file: path.basename(file?.fileName ?? ''),
    line: file ? file.getLineAndCharacterOfPosition(start).line : -1,
  }));
}

it(
  'a client generated from the document compiles, signs in, lists and saves',
  async () => {
    const found = compile();
    expect(found.filter(({ file }) => file !== 'mistakes.ts')).toEqual([]);
    expect([...new Set(found.map(({ line }) => line))].sort()).toEqual(MISTAKES.map((_, index) => index + 3));

    const { phoneNumber, name } = await makeUser({ roles: ['manage_seller'] });
    const { businessName } = await makeSeller({ contactName: 'Mahesh Bhai' });
    const given = [api.origin, phoneNumber, PASSWORD, await cloudToken(api)];
    const { stdout } = await run(process.execPath, [at('program.js'), ...given]);
    expect(JSON.parse(stdout)).toEqual({
      name,
      listed: [businessName],
      saved: { contactName: 'Meena Shah', version: 2 },
      late: 'changed_meanwhile',
    });
  },
  GENERATION,
);
