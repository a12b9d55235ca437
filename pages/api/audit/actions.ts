import { auditApi } from '@/lib/contracts/audit';
import { auditActions } from '@/lib/server/platform/audit/audit-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(auditApi.actions, () => auditActions()),
});
