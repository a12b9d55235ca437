import { buyersApi } from '@/lib/contracts/buyers/buyers';
import * as buyerService from '@/lib/server/areas/buyers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.notes, ({ params, query }) => buyerService.listNotes(params.id, query)),
  POST: handle(buyersApi.addNote, ({ actor, params, body }) => buyerService.addNote(params.id, body.text, actor)),
});
