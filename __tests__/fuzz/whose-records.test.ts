import { openapiDocument } from '@/lib/contracts/base/openapi';
import { staleRules, unsortedIds } from '../harness/fuzz/everybodys-records';
import { findForeign } from '../harness/fuzz/foreign-records';
import { type OpenApi, type Operation, readOperations } from '../harness/fuzz/operations';

const operations = readOperations(openapiDocument() as unknown as OpenApi);
const [some] = operations as [Operation, ...Operation[]];
const added = (more: Partial<Operation>): Operation => ({
  ...some,
  id: 'loans.lend',
  path: '/api/loans',
  parameters: [],
  body: undefined,
  ...more,
});
const uuid = { type: 'string', format: 'uuid' };

describe('whose the records are that calls name', () => {
  it('is said of every id that a call takes', () => {
    expect(unsortedIds(operations)).toEqual([]);
  });

  it('is asked of a new call with an id in its address, its query or deep in its body', () => {
    const inBody = { properties: { deep: { items: { properties: { lenderIds: { type: 'array', items: uuid } } } } } };
    const inQuery = { name: 'lenderId', in: 'query', required: false, schema: { anyOf: [uuid, { type: 'null' }] } };
    expect(unsortedIds([added({ path: '/api/loans/{id}' })])).toEqual(['loans.lend']);
    expect(unsortedIds([added({ body: inBody })])).toEqual(['loans.lend lenderIds']);
    expect(unsortedIds([added({ parameters: [inQuery as Operation['parameters'][number]] })])).toEqual([
      'loans.lend lenderId',
    ]);
    expect(unsortedIds([added({})])).toEqual([]);
  });

  it('is said of calls that there are', () => {
    expect(staleRules(operations)).toEqual([]);
    expect(staleRules(operations.filter(({ id }) => id !== 'catalogPdfs.remove'))).toEqual([/^catalogPdfs\.remove$/]);
  });

  it('is looked up however deep a body is nested', async () => {
    const depth = 20_000;
    const id = '0b7a2f1e-6c1d-4f7e-9a39-2f4c5d6e7f80';
    const body = Buffer.from(`${'{"a":['.repeat(depth)}{"fileId":"${id}"}${']}'.repeat(depth)}`);
    const named = await findForeign(
      {
        reached: added({ id: 'imports.create' }),
        caller: { name: 'admin', roles: ['admin'], userId: 'somebody' },
        shot: { method: 'POST', path: '/api/imports', headers: {}, body },
      },
      { server: { ask: (<T>() => Promise.resolve([{ id, owner: 'another' }] as T)) as never }, folder: '' },
    );
    expect(named.map((one) => one.id)).toEqual([id]);
  });
});
