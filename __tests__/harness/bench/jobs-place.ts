import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { addUsers } from '@/lib/server/areas/users/service';
import { database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { chatOfBytes } from '../foreign-files/chats';
import { ApiCaller } from './api-caller';
import { addCatalogs, addPictures, seenCatalogs } from './bench-catalogs';
import { addSellers } from './bench-sellers';
import { ADMIN, type Place, signIn, withFiles } from './bench-server';
import { untilJob } from './import-run';

export const SELLERS = 5_000;
const CATALOGS = 400;
const PDF_CATALOGS = 10;
const PICTURES_A_CATALOG = 4;

/** Bytes. */
export const LONG_CHAT = Number(process.env.BENCH_CHAT || 40_000_000);

/** The people whose jobs run while the admin's long chat is imported. */
const PEOPLE = ['Asif Khan', 'Bhavna Joshi', 'Chetan Rana', 'Divya Nair'].map((name, index) => ({
  name,
  phoneNumber: `+91100900010${index}`,
  password: crypto.randomUUID(),
  roles: ['admin'] as const,
}));

/** Fills the place. Returns catalogs with photos that buyers see. */
export const fillForJobs = (place: Place): Promise<string[]> =>
  withFiles(place, async (actor) => {
    await addUsers(PEOPLE);
    await addSellers(SELLERS, 0);
    await loadTaxonomy();
    await addCatalogs(database(), CATALOGS);
    const ids = await seenCatalogs(database(), PDF_CATALOGS);
    await addPictures(database(), ids, PICTURES_A_CATALOG, actor);
    return ids;
  });

/** A caller for the long chat and a caller for each kind of work. */
export async function signEveryoneIn(origin: string): Promise<{ admin: ApiCaller; people: ApiCaller[] }> {
  const callers: ApiCaller[] = [];
  for (const person of [ADMIN, ...PEOPLE]) callers.push(new ApiCaller(origin, (await signIn(origin, person)).apiInfo));
  const [admin, ...people] = callers as [ApiCaller, ...ApiCaller[]];
  return { admin, people };
}

/** Uploads the long chat of that number. Returns its job once it is running. */
export async function beginLongChat(admin: ApiCaller, number: number): Promise<string> {
  const content = Buffer.from(chatOfBytes(LONG_CHAT, number));
  const { job } = await admin.upload(whatsappImportsApi.create, content, 'WhatsApp Chat with Surat Sarees.txt');
  const id = job?.id ?? '';
  await untilJob(admin, id, ({ state }) => state === 'running');
  return id;
}
