import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { fetchData } from './fetch-data';

const KEY = ['captionLessons'];

/** Lessons from corrections of a seller's captions. Optional: without them, captions are read in the general way. */
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
