import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { openapiDocument } from '@/lib/contracts/base/openapi';

/** Findings of the public linter for a document, by rule. */
const lint = (document: object): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [path.resolve('__tests__/support/lint-openapi.mjs')], {
      input: JSON.stringify(document),
      encoding: 'utf8',
    }),
  );

const rulesBrokenBy = (document: object) => [...new Set(lint(document).map((problem) => problem.split(' ')[0]))].sort();

it('the OpenAPI document breaks no recommended rule of the public linter', () => {
  expect(lint(openapiDocument())).toEqual([]);
});

it('the linter would notice', () => {
  const { servers, ...rest } = openapiDocument();
  const loans = { get: { responses: { 200: { description: 'Done.' } } } };
  const broken = { ...rest, info: { title: 'BOMB', version: '1' }, paths: { '/loans/{id}': loans } };
  expect(rulesBrokenBy(broken)).toEqual(
    expect.arrayContaining([
      'info-license',
      'no-empty-servers',
      'operation-4xx-response',
      'operation-operationId',
      'path-parameters-defined',
      'security-defined',
    ]),
  );
});
