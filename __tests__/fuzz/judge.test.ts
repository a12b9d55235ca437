import { openapiDocument } from '@/lib/contracts/base/openapi';
import { AcceptedOperations } from '../harness/fuzz/accepted-operations';
import { type Caller, judgeReply } from '../harness/fuzz/judge-reply';
import { judgeWrites } from '../harness/fuzz/may-write';
import { failureOf, type OpenApi, type Operation, readOperations } from '../harness/fuzz/operations';
import { findReached } from '../harness/fuzz/reached-operation';

const document = openapiDocument() as unknown as OpenApi;
const operations = readOperations(document);
const byId = (id: string) => operations.find((one) => one.id === id) as Operation;
const ID = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
const reviewer: Caller = { name: 'editor_review', roles: ['editor_review'] };
const tagger: Caller = { name: 'editor_catalog', roles: ['editor_catalog'] };

const reached = (method: string, path: string) => findReached(operations, { method, path })?.id ?? null;

/** Findings about a successful read of a catalog by this method. */
function judged(caller: Caller, method: string, more: { took?: number; changed?: string[]; cache?: string } = {}) {
  const shot = { method, path: `/api/catalogs/${ID}`, headers: {} };
  const headers = { 'cache-control': more.cache ?? 'no-store' };
  const reply = { status: 200, headers, text: '{"message":"Success","data":{}}' };
  const call = { operation: byId('catalogs.get'), reached: findReached(operations, shot), caller, shot, reply };
  const problems = judgeReply({ ...call, took: more.took ?? 5, changed: more.changed ?? [] }, failureOf(document));
  return problems.filter((problem) => !problem.includes('schema'));
}

describe('what a call asks for', () => {
  it('is what its method and its tidied address say, not what it was made for', () => {
    expect(reached('GET', `/api/catalogs/${ID}?x=1`)).toBe('catalogs.get');
    expect(reached('DELETE', `/api/catalogs/${ID}`)).toBe('catalogs.remove');
    expect(reached('DELETE', `//api/./catalogs%2f${ID}/`)).toBe('catalogs.remove');
    expect(reached('HEAD', `/API/catalogs/${ID}`)).toBe('catalogs.get');
    expect(reached('GET', `/api/./%2e%2e/api/catalogs/${ID}`)).toBe('catalogs.get');
    expect(reached('HEAD', `/api/photo-uploads/${ID}`)).toBe('photoUploads.offset');
    expect(reached('PROPFIND', `/api/catalogs/${ID}`)).toBeNull();
  });

  it('is at a fixed address before one with a parameter, and there alone', () => {
    expect(reached('GET', '/api/catalogs/facets')).toBe('catalogs.facets');
    expect(reached('DELETE', '/api/catalogs/facets')).toBeNull();
  });
});

describe('a success is judged by what was asked for', () => {
  it('so that another method lets nobody in who may not use it', () => {
    expect(judged(reviewer, 'DELETE')).toEqual([]);
    expect(judged(tagger, 'GET')).toEqual([]);
    expect(judged(tagger, 'DELETE')).toEqual(['let in whom the role table forbids']);
    expect(judged(reviewer, 'PROPFIND')).toEqual(['answered a PROPFIND nobody declared']);
  });

  it('so that it comes in time, changes nothing by a read, and is kept by no cache', () => {
    expect(judged(reviewer, 'GET', { took: 2001 })).toEqual(['took longer than 2 s']);
    expect(judged(reviewer, 'GET', { changed: ['catalogs'] })).toEqual(['a read, and changed catalogs']);
    expect(judged(reviewer, 'DELETE', { changed: ['catalogs'] })).toEqual([]);
    expect(judged(reviewer, 'GET', { cache: 'private, max-age=60' })).toEqual(['may be stored']);
  });
});

describe('a refused call', () => {
  const refused = (id: string, table: string) => judgeWrites({ id, method: 'POST', isGood: false, changed: [table] });

  it('writes what its own operation may, of signing in as well', () => {
    expect(refused('auth.checkPassword', 'rate_limits')).toEqual([]);
    expect(refused('auth.refresh', 'sessions')).toEqual([]);
    expect(refused('auth.checkPassword', 'sessions')).toEqual(['refused, and changed sessions']);
    expect(refused('auth.logout', 'rate_limits')).toEqual(['refused, and changed rate_limits']);
    expect(refused('auth.forgotPassword', 'users')).toEqual(['refused, and changed users']);
  });
});

describe('operations that no call was accepted of', () => {
  it('are named, and in a long run count', () => {
    const accepted = new AcceptedOperations([byId('catalogs.get'), byId('catalogs.remove'), byId('auth.openSession')]);
    accepted.note(byId('catalogs.get'));
    expect([accepted.missing(), accepted.overdue(19_999)]).toEqual([['catalogs.remove'], []]);
    expect(accepted.overdue(20_000)).toEqual(['catalogs.remove']);
  });
});

describe('an address for buyers that leads nowhere', () => {
  const said = (id: string, path: string, type: string, text: string) => {
    const shot = { method: 'GET', path, headers: {} };
    const reply = { status: 404, headers: { 'cache-control': 'no-store', 'content-type': type }, text };
    const call = { operation: byId(id), reached: findReached(operations, shot), caller: reviewer, shot, reply };
    return judgeReply({ ...call, took: 5, changed: [] }, failureOf(document)).filter((one) => one.includes('form'));
  };

  it('may say so by a page, which no call of the staff may', () => {
    expect(said('shortLinks.open', '/api/short-links/x', 'text/html; charset=utf-8', '<html></html>')).toEqual([]);
    expect(said('shortLinks.open', '/api/short-links/x', 'application/json', '<html></html>')).toHaveLength(1);
    expect(said('catalogs.get', `/api/catalogs/${ID}`, 'text/html', '<html></html>')).toHaveLength(1);
  });
});
