import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { eraseOld } from '@/lib/server/areas/chat/erase-service';
import { envelope } from '@/lib/server/areas/message-sandbox/events';
import { insertEvents } from '@/lib/server/areas/message-sandbox/repository';
import { clock, DAY } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogImages } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import { SANDBOX } from '@/lib/server/platform/messaging/open-provider';
import { findPhotoBytes, findPhotos, type PhotoRow } from '@/lib/server/platform/photos/photo-service';
import { serveApi } from '../support/api';
import { makeCatalog, makePhoto } from '../support/catalog-factories';
import { chatCalls, makeConversation, whatsappReply } from '../support/chat-place';
import { beginDay, carry, makeReader, type Time } from '../support/message-place';
import { type Person, signIn } from '../support/order-place';
import { placesOf } from '../support/places-of';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
beforeAll(async () => {
  asha = await signIn('admin');
});

const erase = (id: string) => api.call(conversationCareApi.erase, { params: { id } }, { as: asha });

/** Photos from this list that still exist. */
const kept = async (...photos: PhotoRow[]) => {
  const ids = photos.map(({ id }) => id);
  const found = new Set((await findPhotos(orm(), ids)).map(({ id }) => id));
  return ids.map((id) => found.has(id));
};

const bytesOf = async ({ id }: PhotoRow) => (await findPhotoBytes(orm(), [id], 'large')).get(id) ?? '';

describe('photos of a person whose messages are deleted', () => {
  it('go with their bytes, and their address shows nothing', async () => {
    const photo = await makePhoto();
    const id = await whatsappReply({ photoId: photo.id });
    const { data } = await api.call(conversationsApi.photo, { params: { id, photoId: photo.id } }, { as: asha });
    const stored = await bytesOf(photo);
    expect(await fileStore().has(stored)).toBe(true);
    expect((await erase(id)).status).toBe(200);
    expect(await kept(photo)).toEqual([false]);
    expect(await fileStore().has(stored)).toBe(false);
    expect((await fetch(new URL(data.urls.thumb, api.origin))).status).toBe(404);
    expect((await erase(id)).status).toBe(200);
  });

  it('stay where a catalog, staff or another person shows them as well', async () => {
    const [inCatalog, byStaff, elsewhere] = [await makePhoto(), await makePhoto(), await makePhoto()];
    const phoneNumber = freshPhone();
    const sent = [];
    for (const { id: photoId } of [inCatalog, byStaff, elsewhere])
      sent.push(await whatsappReply({ phoneNumber, photoId }));
    const { id: catalogId } = await makeCatalog();
    await orm().insert(catalogImages).values({ id: newId(), catalogId, photoId: inCatalog.id, position: 0 });
    const { id: other } = await makeConversation();
    expect((await calls.send(other, asha, { kind: 'photo', text: '', refId: byStaff.id })).status).toBe(201);
    await whatsappReply({ photoId: elsewhere.id });
    expect((await erase(sent[0] ?? '')).status).toBe(200);
    expect(await kept(inCatalog, byStaff, elsewhere)).toEqual([true, true, true]);
    expect(await fileStore().has(await bytesOf(inCatalog))).toBe(true);
  });
});

/** A buyer writes by WhatsApp, delivered by the built-in provider. */
async function comesIn(time: Time, phone: string, text: string): Promise<string> {
  const source = phone.slice(1);
  const payload = { id: `wamid.${newId()}`, source, type: 'text', payload: { text }, sender: { phone: source } };
  await insertEvents(orm(), [{ body: envelope(SANDBOX.app, 'message', payload, clock.now()), dueAt: clock.now() }]);
  await carry(time, 2);
  const [id = ''] = await calls.list(asha, { q: source });
  return id;
}

it('the built-in provider keeps nothing of what it told', async () => {
  const time = beginDay(api);
  const { phoneNumber } = await makeReader('200');
  const word = `qz${newId()}`;
  const id = await comesIn(time, phoneNumber, `By WhatsApp ${word}`);
  expect(await placesOf(word)).not.toContain('sandbox_events.body');
  expect((await erase(id)).status).toBe(200);
  expect(await placesOf(word)).toEqual([]);
});

it('photos and answers by WhatsApp go at night when their time is over', async () => {
  const time = beginDay(api);
  const { phoneNumber } = await makeReader('200');
  const [word, photo] = [`qz${newId()}`, await makePhoto()];
  const id = await comesIn(time, phoneNumber, 'Rate kya hai?');
  await calls.send(id, asha, { text: `Answer ${word}` });
  const { id: byApp } = await makeConversation();
  await calls.send(byApp, asha, { kind: 'photo', text: '', refId: photo.id });
  await carry(time, 10);
  time.advance(100 * DAY - 10 * 60 * 60 * 1000);
  const as = await signIn('admin');
  const body = { firstReplyOwns: true, unansweredMinutes: 15, keepMonths: 2, flagWords: [] };
  await api.call(conversationsApi.saveSettings, { body }, { as });
  expect(await eraseOld()).toBeGreaterThanOrEqual(3);
  await api.call(conversationsApi.saveSettings, { body: { ...body, keepMonths: 0 } }, { as });
  expect(await placesOf(word)).toEqual([]);
  expect(await kept(photo)).toEqual([false]);
});
