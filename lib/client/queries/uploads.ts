import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadsApi } from '@/lib/contracts/uploads';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';

export const uploadKeys = { all: ['uploads'], mine: ['uploads', 'mine'] } as const;

const mine = queryOptions({ queryKey: uploadKeys.mine, queryFn: fetchData(uploadsApi.mine, {}) });

/** The work items of whoever is signed in, and what they did today. */
export const useMyUploads = () => useQuery(mine);

/** Takes the next work item, or the one that is named. The screen says why there is none. */
export function useTakeUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uploadId: string | undefined) =>
      call(uploadsApi.next, { body: uploadId === undefined ? {} : { uploadId } }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeys.all }),
  });
}

/** Says that somebody is still at work. The screen shows when that is refused. */
export const renewUpload = (id: string, leaseToken: number) =>
  call(uploadsApi.renew, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });

/** Lets go of a work item. Nobody waits for it: a hold that is not let go of ends by itself. */
export async function releaseUpload(id: string, leaseToken: number): Promise<void> {
  try {
    await call(uploadsApi.release, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });
  } catch {
    // It had ended already, or ends within minutes.
  }
}

/** Puts a work item back for others and says why. */
export function useSkipUpload(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { leaseToken: number; reason: string }) =>
      call(uploadsApi.skip, { params: { id }, body }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeys.all }),
  });
}
