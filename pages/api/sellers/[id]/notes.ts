import { sellersApi } from '@/lib/contracts/sellers/sellers';
import * as sellerService from '@/lib/server/areas/sellers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.notes, ({ actor, params, query }) => sellerService.listNotes(params.id, query, actor)),
  POST: handle(sellersApi.addNote, ({ actor, params, body }) => sellerService.addNote(params.id, body.text, actor)),
});
