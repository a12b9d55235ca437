import { zipSync } from 'fflate';
import { meApi } from '@/lib/contracts/me';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { usersApi } from '@/lib/contracts/users/users';
import { exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { newId } from '@/lib/server/db/schema/columns';
import { giveUp, sendParts } from './parts';
import { need, type Story, type Teller } from './teller';

/** A member of staff is invited, renamed, given another password, disabled and enabled. */
async function keepStaff({ tell, random }: Teller): Promise<void> {
  const phoneNumber = `+9197${10_000_000 + random.below(8e7)}`;
  const { user } = await tell('admin', usersApi.invite, {
    body: { name: 'Mahesh Solanki', phoneNumber, roles: ['editor_catalog'] },
  });
  const params = { id: user.id };
  await tell('admin', usersApi.update, {
    params,
    body: { name: 'Mahesh P. Solanki', roles: ['editor_video'], version: user.version },
  });
  await tell('admin', usersApi.giveOneTimePassword, { params });
  await tell('admin', usersApi.endSessions, { params });
  for (let turn = 0; turn < 2; turn += 1) await tell('admin', usersApi.disable, { params, body: { handOver: {} } });
  for (let turn = 0; turn < 2; turn += 1) await tell('admin', usersApi.enable, { params });
  await tell('admin', usersApi.history, { params, query: {} });
}

/** A seller manager keeps a list as it is, and sets up the own account. */
async function keepOwn({ tell, random }: Teller): Promise<void> {
  const layout = { hidden: [], order: [], widths: {} };
  const name = `Kesar ${random.below(1e9)}`;
  const view = { list: 'sellers.list', name, search: 'q=kesar', layout, shared: false, defaultFor: [] };
  const made = await tell('manage_seller', savedViewsApi.create, { body: view });
  const params = { id: made.id };
  await tell('manage_seller', savedViewsApi.update, { params, body: { search: 'q=silk', version: made.version } });
  await tell('manage_seller', savedViewsApi.remove, { params });
  await tell('manage_seller', meApi.savePreferences, { body: { density: 'compact' } });
}

/** A product type and a value get other names. */
async function rename({ tell, random }: Teller): Promise<void> {
  const number = random.below(1e9);
  const kind = await tell('admin', taxonomyApi.addProductType, {
    body: { nameEn: `Stole ${number}`, nameHi: 'स्टोल', segment: 'saree', hsnCode: '6214' },
  });
  await tell('admin', taxonomyApi.updateProductType, {
    params: { id: kind.id },
    body: { active: false, version: kind.version },
  });
  const { id } = await tell('admin', taxonomyApi.addAttribute, { body: { nameEn: `Weave ${number}`, nameHi: 'बुनाई' } });
  const params = { id };
  const value = await tell('admin', taxonomyApi.addValue, { params, body: { nameEn: 'Dobby', nameHi: 'डॉबी' } });
  await tell('admin', taxonomyApi.updateValue, {
    params: { id: value.id },
    body: { nameEn: 'Dobby weave', version: value.version },
  });
  const { attributes } = await tell('admin', taxonomyApi.get, {});
  const { version } = need(
    attributes.find((one) => one.id === id),
    'attribute',
  );
  await tell('admin', taxonomyApi.updateAttribute, { params, body: { several: true, version } });
}

/** An exported chat is sent in parts; another and a draft are given up. */
async function sendChat(teller: Teller): Promise<void> {
  const { tell, random } = teller;
  const line = `20/11/26, 9:31\u202fam - Kesar ${random.below(1e9)}: Rate 415, 6 pcs`;
  const chat = Buffer.from(zipSync({ 'WhatsApp Chat with Kesar.txt': Buffer.from(line) }));
  await giveUp(teller, ['pipeline_wa', 'editor_catalog'], exportUploadsApi, chat);
  await sendParts(teller, 'pipeline_wa', exportUploadsApi, chat);
  const id = newId();
  await tell('pipeline_wa', uploadDraftsApi.create, { body: { id } });
  await tell('pipeline_wa', uploadDraftsApi.remove, { params: { id } });
}

/** Staff, and what people set up for themselves and for all. */
export const officeStory: Story = async (teller) => {
  await keepStaff(teller);
  await keepOwn(teller);
  await rename(teller);
  await sendChat(teller);
  await teller.work();
};
