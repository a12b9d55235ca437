import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { editNote } from '@/lib/server/areas/buyers/note-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PATCH: handle(buyersApi.editNote, ({ actor, params, body }) => editNote(params.id, body.text, actor)),
});
