import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';

export interface StoredItem {
  name: string;
  value: string;
}

/** What a browser keeps in local storage once somebody is signed in, as the specification names it. */
export const storedSession = (session: { userInfo: UserInfo; apiInfo: ApiInfo }): StoredItem[] =>
  Object.entries(session).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
