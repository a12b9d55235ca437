import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';

/** Creates draft catalogs from uploaded photos. */
export function useCreateCatalogs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogsApi.create>['body']) => call(catalogsApi.create, { body }),
    onSuccess: async () => {
      await Promise.all(['catalogs', 'uploads'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
    },
  });
}
