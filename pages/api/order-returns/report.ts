import { returnReportApi } from '@/lib/contracts/orders/return-report';
import { returnReport } from '@/lib/server/areas/orders/return-report-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(returnReportApi.bySeller, ({ actor, query }) => returnReport(query, actor)),
});
