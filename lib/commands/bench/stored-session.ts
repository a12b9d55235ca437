import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';

/** What a browser keeps in local storage once somebody is signed in, as the specification names it. */
export const storedSession = (session: { userInfo: UserInfo; apiInfo: ApiInfo }) =>
  Object.entries(session).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
