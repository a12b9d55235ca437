import type { SellerAccount } from '@/lib/contracts/orders/seller-accounts';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { findVisible } from '../sellers/service';
import { sumsOfSeller } from './seller-account-repository';

/** Account balance of a seller. @throws 404 when there is none or the seller is in another's portfolio. */
export async function sellerAccount(sellerId: string, actor: Actor): Promise<SellerAccount> {
  await findVisible(orm(), sellerId, actor);
  const { payable, credited, received } = await sumsOfSeller(orm(), sellerId);
  return {
    ...{ payable, credited },
    fromBuyers: seesBuyerSide(actor.roles) ? { received, outstanding: payable - credited - received } : null,
  };
}
