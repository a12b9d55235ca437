import { shortLinksApi } from '@/lib/contracts/messages/short-links';
import * as shortLinkService from '@/lib/server/areas/messages/short-link-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(shortLinksApi.open, ({ params, request }) => shortLinkService.openShortLink(params, request)),
});
