import type { Role } from '@/config/roles';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import type { Actor } from '@/lib/server/auth/actor';
import { isAllowed } from '@/lib/server/auth/authorize';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { type Person, signIn } from '../support/order-place';
import * as rows from '../support/personal-rows';
import type { Rows } from '../support/personal-rows';
import { makeMixedOrder, makePortfolio, makeSharedPlace } from '../support/portfolio-rows';
import { type Asked, isReading, type ReadingCall, readingCalls } from '../support/reading-calls';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const [OWN, OTHER] = ['Zzqown', 'Zzqother'];

interface Case {
  roles: Role[];
  hasPortfolio?: true;
  /** Make what these roles have for themselves, of anybody's seller, besides what everybody has. */
  makers: ((who: Person, word: string, sellerId: string) => Promise<Rows>)[];
  /** Areas and calls that show these roles everybody's rows, or none that are anybody's. */
  shared: string;
}

/** The salesman is last, as others see the rows that are made for them. */
const CASES: Case[] = [
  {
    roles: ['editor_catalog'],
    makers: [rows.makeEditing, rows.makeBulkChange],
    // The link of a PDF is good for whoever makes PDFs.
    shared: `captionLessons catalogGroups catalogPdfs.get catalogPdfs.content catalogs choices dashboard.days listCounts
      mergeRequests screens search taxonomy valueRequests videos whatsappImports.sample whatsappPosts`,
  },
  {
    roles: ['manage_seller'],
    makers: [rows.makeImport, rows.makeBulkChange],
    shared: `captionLessons catalogControl catalogs choices dashboard.days dashboard.next documents listCounts
      mergeRequests orders returnReport screens search sellerAccounts sellerGroups sellers taxonomy uploads videos`,
  },
  {
    roles: ['editor_video', 'chat_active'],
    makers: [rows.makeCutting],
    shared:
      'catalogs chatToken choices conversations dashboard.days listCounts screens search taxonomy videoUploads videos',
  },
  {
    roles: ['salesman'],
    hasPortfolio: true,
    makers: [rows.makeBulkChange],
    shared: 'choices.buyers choices.cycles choices.markets choices.staff screens',
  },
];

/** Its search finds drafts by their buyer, who is everybody's. */
const FINDS_BUYERS = 'orders.drafts';

const NOBODY: Omit<Actor, 'roles'> = { userId: '', sessionId: '', name: '', mustChangePassword: false };

const endpointsOf = ({ roles, shared, hasPortfolio }: Case) => {
  const names = shared.split(/\s+/);
  return ENDPOINTS.filter((endpoint) => isReading(endpoint) && isAllowed(endpoint, { ...NOBODY, roles }))
    .filter(({ method }) => method === 'GET' || hasPortfolio)
    .filter(({ id }) => !names.some((name) => id === name || id.startsWith(`${name}.`)));
};

const callsOf = (one: Case, asked: Asked) => endpointsOf(one).flatMap((endpoint) => readingCalls(endpoint, asked));
const isPlain = ({ label, endpoint, body }: ReadingCall) => label === endpoint || body !== undefined;
const keyOf = ({ address, body = '' }: ReadingCall) => `${address} ${body}`;

/** The answer without what differs each time, and without the version of a whole order, which its parts share. */
async function answerTo({ accessToken }: Person, { address, body }: ReadingCall): Promise<string> {
  const headers = { Authorization: `JWT ${accessToken}`, ...(body && { 'Content-Type': 'application/json' }) };
  const reply = await fetch(api.origin + address, { headers, body, method: body ? 'POST' : 'GET' });
  const text = (await reply.text()).replace(/"(requestId|stamp)":"[^"]*"|"version":\d+(?=\}\}$)/, '');
  return [reply.status, reply.headers.get('content-disposition'), text].join(' ');
}

type Answers = Map<string, string>;

async function answersTo(as: Person, calls: readonly ReadingCall[]): Promise<Answers> {
  const answers: Answers = new Map();
  for (const call of new Map(calls.map((one) => [keyOf(one), one])).values())
    answers.set(keyOf(call), await answerTo(as, call));
  return answers;
}

const together = (...all: Rows[]): Rows => {
  const names = new Set(all.flatMap((some) => Object.keys(some)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((some) => some[name] ?? [])]));
};

/** Two of the same roles: what the first is told before the second has anything, and afterwards. */
async function watch(one: Case) {
  const [place, person, seller] = [await makeSharedPlace(), await signIn(...one.roles), await makeSeller()];
  const make = async (who: Person, word: string) => {
    const made = [await rows.makePersonalRows(who, word)];
    for (const maker of one.makers) made.push(await maker(who, word, seller.id));
    return together(...made, one.hasPortfolio ? await makePortfolio(api, who, word, place) : {});
  };
  const empty = await answersTo(person, callsOf(one, { word: OWN, rows: {} }).filter(isPlain));
  const own = await make(person, OWN);
  const mixed = one.hasPortfolio && (await makeMixedOrder(api, own.sellers?.[0] ?? '', OTHER, place));
  const nobodys = mixed ? mixed.nobodys : {};
  const readable = together(own, { sellers: [seller.id], orders: mixed ? [mixed.id] : [] });
  const ownCalls = callsOf(one, { word: OWN, rows: readable });
  // The same is asked of ids that nothing has.
  const none = Object.fromEntries(Object.keys(together(own, nobodys)).map((name) => [name, [newId()]]));
  const noCalls = callsOf(one, { word: OTHER, rows: none });
  const before = await answersTo(person, [...ownCalls, ...noCalls]);
  const other = await signIn(...one.roles);
  const others = together(await make(other, OTHER), nobodys);
  if (mixed) await mixed.goOn();
  const otherCalls = callsOf(one, { word: OTHER, rows: others });
  const after = await answersTo(person, [...ownCalls, ...otherCalls]);
  const plain = [...ownCalls, ...otherCalls].filter(isPlain);
  const told = [await answersTo(other, plain), await answersTo(place.admin, plain)];
  return {
    ownCalls,
    noCalls,
    otherCalls,
    own: [OWN, ...Object.values(own).flat()],
    others,
    empty,
    before,
    after,
    told,
  };
}

/** Where two answers begin to differ. */
function difference(one = '', other = ''): string[] {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 120));
}

describe.each(CASES.map((one) => [one.roles.join(' and '), one] as const))('%s', (_roles, one) => {
  let seen: Awaited<ReturnType<typeof watch>>;
  beforeAll(async () => {
    seen = await watch(one);
  });

  it('is told the same, whatever another has', () => {
    const { ownCalls, noCalls, otherCalls, before, after } = seen;
    const ofLabel = new Map(noCalls.map((call) => [call.label, before.get(keyOf(call))]));
    const different = [
      ...ownCalls.map((call) => [keyOf(call), before.get(keyOf(call))] as const),
      ...otherCalls.map((call) => [keyOf(call), ofLabel.get(call.label)] as const),
    ].filter(([key, answer]) => after.get(key) !== answer);
    expect(different.map(([key, answer]) => [key, ...difference(answer, after.get(key))])).toEqual([]);
  });

  it('is told no word and no id of another', () => {
    const { ownCalls, otherCalls, others, after } = seen;
    const secrets = [OTHER, ...Object.values(others).flat()];
    // A message that is read is shown beside what was read.
    const keys = [...ownCalls, ...otherCalls].filter(({ body }) => body === undefined).map(keyOf);
    const leaks = keys.map((key) => [key, secrets.filter((secret) => after.get(key)?.includes(secret))] as const);
    expect(leaks.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('is told of their own by every call and search that is not shared', () => {
    const { ownCalls, noCalls, own, empty, before } = seen;
    const ofLabel = new Map(noCalls.map((call) => [call.label.replace(OTHER, OWN), before.get(keyOf(call))]));
    const isTold = (call: ReadingCall) => {
      const answer = before.get(keyOf(call)) ?? '';
      const without = isPlain(call) ? empty.get(keyOf(call)) : ofLabel.get(call.label);
      return answer.startsWith('200') && (answer !== without || own.some((word) => answer.includes(word)));
    };
    const telling = new Set(ownCalls.filter(isTold).flatMap(({ endpoint, label }) => [endpoint, label]));
    const searches = ownCalls.filter(({ label }) => label.endsWith(`q=${OWN}`)).map(({ label }) => label);
    const names = [...endpointsOf(one).map(({ id }) => id), ...searches];
    expect(names.filter((name) => !telling.has(name) && name !== `${FINDS_BUYERS} q=${OWN}`)).toEqual([]);
  });

  it('is kept from what another or an admin is told', () => {
    const { others, told } = seen;
    const good = told.flatMap((answers) => [...answers]).filter(([, answer]) => answer.startsWith('200'));
    const all = good.flat().join();
    const untold = Object.entries(others).map(([name, ids]) => [name, ids.filter((id) => !all.includes(id))] as const);
    expect(untold.filter(([, ids]) => ids.length > 0)).toEqual([]);
  });
});
