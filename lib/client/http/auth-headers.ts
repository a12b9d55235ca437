import { PRODUCT } from '@/config/product';

/** Headers of a call with an access token. */
export const authHeaders = (accessToken: string): Record<string, string> => ({
  Authorization: `JWT ${accessToken}`,
  source: `${process.env.NEXT_PUBLIC_PRODUCT || PRODUCT.name}Chat`,
});
