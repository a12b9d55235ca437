import {
  type WhatsappImport,
  whatsappImportSchema,
  whatsappImportsApi,
} from '@/lib/contracts/whatsapp/whatsapp-imports';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import type { Api } from './api';
import { formWith } from './files';
import { type album, androidZip } from './whatsapp-zips';
import { workOff } from './work-off';

/** Import calls for exported chats, as this user. */
export function whatsappImporting(api: Api, who: () => { accessToken: string }) {
  const send = (content: Uint8Array | string, name = 'WhatsApp Chat with Surat Sarees.zip') =>
    api.send<unknown>(whatsappImportsApi.create.path, { method: 'POST', body: formWith(content, name), as: who() });

  const refresh = async ({ id }: Pick<WhatsappImport, 'id'>) =>
    (await api.call(whatsappImportsApi.get, { params: { id } }, { as: who() })).data;

  const postsOf = async (query: Record<string, unknown>): Promise<Post[]> =>
    (await api.call(whatsappPostsApi.list, { query: { sort: 'at', ...query } }, { as: who() })).data.rows;

  async function begin(content: Uint8Array | string, name?: string): Promise<WhatsappImport> {
    const reply = await send(content, name);
    expect(reply.status).toBe(202);
    return whatsappImportSchema.parse(reply.data);
  }

  async function bringIn(content: Uint8Array | string, name?: string) {
    const made = await begin(content, name);
    await workOff();
    return { made: await refresh(made), posts: await postsOf({ importId: made.id }) };
  }

  /** Imports a chat of albums, one after the other. */
  async function bringInAlbums(...albums: ReturnType<typeof album>[]) {
    const all = await Promise.all(albums);
    const media = Object.assign({}, ...all.map((one) => one.media)) as Record<string, Uint8Array>;
    const lines = all.flatMap((one) => one.lines);
    return bringIn(androidZip(lines, media));
  }

  /** Uploads a file that the job rejects. Returns the error. */
  async function refusedBy(content: Uint8Array | string, name?: string) {
    const { made } = await bringIn(content, name);
    return { made, state: made.job?.state, failure: made.job?.failure, refusal: made.refusal };
  }

  const asidesOf = async ({ id }: Pick<WhatsappImport, 'id'>) =>
    (await api.call(whatsappImportsApi.asides, { params: { id } }, { as: who() })).data;

  return { send, begin, refresh, bringIn, bringInAlbums, refusedBy, postsOf, asidesOf };
}
