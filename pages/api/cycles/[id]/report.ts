import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import * as reportService from '@/lib/server/areas/cycles/report-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(cycleClosingApi.report, ({ params, query }) => reportService.reportOf(params.id, query.format)),
});
