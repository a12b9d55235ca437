import { useState } from 'react';
import { ZipRefusal } from '@/lib/client/photo-intake/zip-refusal';
import { ApiError, toApiError } from '@/lib/client/http/api-error';
import { sellersOfSenders } from '@/lib/client/queries/videos';
import type { FilmToSend } from './use-films';

const isZip = ({ name }: File) => /\.zip$/i.test(name);

/** Treats a zip rejection as a rejection of the film. */
const told = (error: unknown) =>
  error instanceof ZipRefusal ? new ApiError(error.message, { code: 'refused' }, error) : toApiError(error);

/** Videos of an exported chat, each with the seller of its sender, when known. */
async function fromChat(zip: File): Promise<FilmToSend[]> {
  const { readChatVideos } = await import('@/lib/client/video-intake/chat-videos');
  const videos = await readChatVideos(zip);
  if (videos.length === 0) throw new ZipRefusal('No video was posted in this chat. Export it with media.');
  const sellers = await sellersOfSenders([...new Set(videos.map(({ sender }) => sender))]);
  return videos.map(({ name, open, sender, caption }) => ({
    name,
    open: () =>
      open().catch((error: unknown) => {
        throw told(error);
      }),
    posted: { sender, caption, seller: sellers.get(sender) ?? null },
  }));
}

/** Accepts video files directly, and extracts videos from exported chats. */
export function useChosenVideos(add: (files: readonly File[]) => void, queueUp: (all: readonly FilmToSend[]) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const choose = async (files: readonly File[]) => {
    setProblem(null);
    add(files.filter((file) => !isZip(file)));
    setIsReading(true);
    for (const zip of files.filter(isZip))
      try {
        queueUp(await fromChat(zip));
      } catch (error) {
        setProblem(`${zip.name}: ${told(error).message}`);
      }
    setIsReading(false);
  };
  return { choose: (files: readonly File[]) => void choose(files), problem, isReading };
}
