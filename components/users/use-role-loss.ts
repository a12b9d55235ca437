import type { User } from '@/lib/contracts/users/users';
import { useOpenWork } from '@/lib/client/queries/users';
import { outOfReach } from './open-work-words';

/** Open work a user could not continue with only these roles. Requested when a role is removed. */
export function useRoleLoss({ id, roles: had }: User, roles: readonly string[]) {
  const isWanted = had.some((role) => !roles.includes(role));
  const { data, isLoading, error, refetch } = useOpenWork(id, { isWanted });
  return {
    work: isWanted ? outOfReach(data ?? [], roles) : [],
    isLoading: isWanted && isLoading,
    error: isWanted && !data ? error : null,
    retry: () => void refetch(),
  };
}
