import { notifyUndoable } from '@/components/records/notify-undoable';
import { useMovePhotos } from '@/lib/client/queries/whatsapp-posts';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';

/** Moves one photo of a post at a time. Removing it from the post can be undone. */
export function usePhotoMoves(post: Post) {
  const { mutate, isPending } = useMovePhotos();
  const { photos } = post;
  const send = (index: number, toId: string | null, done: string) => {
    const photo = photos[index];
    if (!photo) return;
    const photoIds = [photo.id];
    mutate(
      { post, photoIds, toId },
      {
        onSuccess: (posts) => {
          const now = posts.find(({ id }) => id !== post.id);
          const undo = () => now && mutate({ post: now, photoIds, toId: post.id, at: index });
          notifyUndoable(done, undo, photo.id);
        },
      },
    );
  };
  return {
    isPending,
    /** Moves a photo one place forward or back. */
    shift: (index: number, by: 1 | -1, onDone: (index: number) => void) => {
      const [photo, to] = [photos[index], index + by];
      if (photo && photos[to])
        mutate({ post, photoIds: [photo.id], toId: post.id, at: to }, { onSuccess: () => onDone(to) });
    },
    takeOut: (index: number) => send(index, null, 'Photo removed from the post.'),
    moveTo: (index: number, other: Post) => send(index, other.id, 'Photo moved to the other post.'),
  };
}
