import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { RecordList } from '@/components/records/record-list';
import { useAddressKey } from '@/lib/client/address-key';
import { videosApi } from '@/lib/contracts/videos/videos';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { VIDEOS } from './video-words';

const VideoDrawer = dynamic(() => import('./video-drawer').then((module) => module.VideoDrawer), { ssr: false });

type ListProps = ComponentProps<typeof RecordList<typeof videosApi.list>>;
type VideoListProps = Omit<ListProps, 'endpoint' | 'noun' | 'nameOf' | 'hrefOf' | 'onOpen'>;

/** A list of videos, with an open one beside it. */
export function VideoList(props: VideoListProps) {
  const open = useAddressKey('open');
  return (
    <>
      <RecordList
        {...props}
        endpoint={videosApi.list}
        noun={VIDEOS}
        nameOf={nameOfVideo}
        hrefOf={({ id }) => open.hrefOf(id)}
        onOpen={({ id }) => open.open(id)}
      />
      {open.value !== null && <VideoDrawer id={open.value} onClose={open.close} />}
    </>
  );
}
