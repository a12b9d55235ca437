import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SellerGroup, sellerGroupSchema, sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { justNow } from '@/lib/domain/text/indian-day';
import { resource } from './resource';
import { sellers } from './sellers';

/** A post counts as activity of the seller, and sellers count their groups. */
export const sellerGroups = resource(sellerGroupsApi, { touches: [sellers.keys.all] });

const markSeen = ({ id, version }: Pick<SellerGroup, 'id' | 'version'>) =>
  call(
    sellerGroupsApi.update,
    { params: { id }, body: { lastPostSeenAt: justNow(new Date()).toISOString(), version } },
    { showsErrors: 'caller' },
  );

/** Records a post at this moment, even when others changed the group meanwhile. */
export function useMarkPostSeen() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (group: Pick<SellerGroup, 'id' | 'version'>) => {
      try {
        return await markSeen(group);
      } catch (error) {
        const failure = toApiError(error);
        const now =
          failure.code === 'changed_meanwhile' ? sellerGroupSchema.safeParse(failure.current).data : undefined;
        if (!now) throw failure;
        return markSeen(now);
      }
    },
    onError: tellFailure,
    onSuccess: (group) => sellerGroups.refresh(queryClient, group),
  });
}
