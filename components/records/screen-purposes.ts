import type { ScreenId } from '@/config/menu';
import { ADMIN_PURPOSES } from './purposes/admin-purposes';
import { BUYER_PURPOSES } from './purposes/buyer-purposes';
import { CATALOG_PURPOSES } from './purposes/catalog-purposes';
import { ORDER_PURPOSES } from './purposes/order-purposes';
import { OWN_PURPOSES } from './purposes/own-purposes';
import { SELLER_PURPOSES } from './purposes/seller-purposes';
import { VIDEO_PURPOSES } from './purposes/video-purposes';
import { WHATSAPP_PURPOSES } from './purposes/whatsapp-purposes';

/**
 * Purpose of each screen, in one plain sentence. Screens import only their own area's purposes, which keeps bundles
 * small.
 */
export const SCREEN_PURPOSES: Record<ScreenId, string> = {
  ...CATALOG_PURPOSES,
  ...VIDEO_PURPOSES,
  ...SELLER_PURPOSES,
  ...BUYER_PURPOSES,
  ...ORDER_PURPOSES,
  ...WHATSAPP_PURPOSES,
  ...ADMIN_PURPOSES,
  ...OWN_PURPOSES,
};
