import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { fetchData } from './fetch-data';

const KEY = ['captionLessons'];

/** What corrections taught about the captions of a seller. Without it nothing is wrong: a caption is read as any. */
export const useCaptionLessons = (sellerId: string) =>
  useQuery({
    queryKey: [...KEY, sellerId],
    queryFn: fetchData(captionLessonsApi.ofSeller, { params: { id: sellerId } }),
    meta: { isQuiet: true },
  });

export function useRemoveLesson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(captionLessonsApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
