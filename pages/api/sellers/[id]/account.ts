import { sellerAccountsApi } from '@/lib/contracts/orders/seller-accounts';
import { sellerAccount } from '@/lib/server/areas/orders/seller-account-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellerAccountsApi.get, ({ actor, params }) => sellerAccount(params.id, actor)),
});
