import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { sampleName, trySample } from '@/lib/server/areas/whatsapp-imports/sample-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(whatsappImportsApi.sample, async () => ({ fileName: await sampleName() })),
  POST: handle(whatsappImportsApi.trySample, ({ actor }) => trySample(actor)),
});
