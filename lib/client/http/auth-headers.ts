import { PRODUCT } from '@/config/product';

/** The headers a call with an access token carries. */
export const authHeaders = (accessToken: string): Record<string, string> => ({
  Authorization: `JWT ${accessToken}`,
  source: `${process.env.NEXT_PUBLIC_PRODUCT || PRODUCT.name}Chat`,
});
