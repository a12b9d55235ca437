import { createContext, useContext } from 'react';
import type { UserInfo } from '@/lib/contracts/auth';

const CurrentUserContext = createContext<UserInfo | null>(null);

export const CurrentUserProvider = CurrentUserContext.Provider;

/** Name and roles of the signed-in user. Pages render only inside the shell, which sets them. */
export function useCurrentUser(): UserInfo {
  const user = useContext(CurrentUserContext);
  if (!user) throw new Error('This part belongs inside the shell, where somebody is signed in.');
  return user;
}
