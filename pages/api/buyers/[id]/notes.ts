import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { addNote, listNotes } from '@/lib/server/areas/buyers/note-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.notes, ({ actor, params, query }) => listNotes(params.id, query, actor)),
  POST: handle(buyersApi.addNote, ({ actor, params, body }) => addNote(params.id, body.text, actor)),
});
