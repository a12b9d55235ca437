import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';

export interface StoredItem {
  name: string;
  value: string;
}

/** A signed-in browser's local storage, with the names from the specification. */
export const storedSession = (session: { userInfo: UserInfo; apiInfo: ApiInfo }): StoredItem[] =>
  Object.entries(session).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
