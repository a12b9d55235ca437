import { strToU8, zipSync, type Zippable } from 'fflate';
import { HttpResponse } from 'msw';
import { MESSAGES } from '@/config/messages';
import { readChatVideos } from '@/lib/client/video-intake/chat-videos';
import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { videosApi } from '@/lib/contracts/videos/videos';
import VideoUploadPage from '@/pages/video/pipeline/upload';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, sellersOf } from '../support/sellers';
import { FILM, pageWith, video } from '../support/videos';

const LINES = [
  '05/11/26, 10:00 - Mahesh Kesar: VID-20261105-WA0001.mp4 (file attached)',
  'Kesariya volume 4, rate 415 + GST',
  '05/11/26, 10:20 - Mahesh Kesar: IMG-20261105-WA0002.jpg (file attached)',
  '05/11/26, 11:00 - Asha: VID-20261105-WA0003.mp4 (file attached)',
  '05/11/26, 12:00 - Asha: VID-20261105-WA0009.mp4 (file attached)',
];
const [FIRST, SECOND] = [strToU8('first film '.repeat(400)), strToU8('second film')];

const chatZip = (more: Zippable = {}) =>
  new File(
    [
      zipSync({
        'WhatsApp Chat with Surat.txt': strToU8(LINES.join('\n')),
        'VID-20261105-WA0001.mp4': FIRST,
        'IMG-20261105-WA0002.jpg': strToU8('a photo'),
        'VID-20261105-WA0003.mp4': [SECOND, { level: 0 }],
        ...more,
      }) as BlobPart,
    ],
    'WhatsApp Chat with Surat.zip',
  );

describe('the videos of a chat', () => {
  it('come with who posted them and what they wrote, each unpacked at its turn', async () => {
    const found = await readChatVideos(chatZip());
    expect(found.map(({ name, sender, caption }) => [name, sender, caption])).toEqual([
      ['VID-20261105-WA0001.mp4', 'Mahesh Kesar', 'Kesariya volume 4, rate 415 + GST'],
      ['VID-20261105-WA0003.mp4', 'Asha', ''],
      ['VID-20261105-WA0009.mp4', 'Asha', ''],
    ]);
    const bytesOf = async (nth: number) => new Uint8Array((await (await found[nth]?.open())?.arrayBuffer()) ?? []);
    expect(await bytesOf(0)).toEqual(new Uint8Array(FIRST));
    expect(await bytesOf(1)).toEqual(new Uint8Array(SECOND));
    await expect(found[2]?.open()).rejects.toThrow('This file is not in the export. Export the chat again with media.');
  });

  it.each([
    ['holds no chat', new File([zipSync({ 'a.mp4': FIRST }) as BlobPart], 'a.zip'), /No WhatsApp chat is in this zip/],
    ['is no zip', new File(['noise'], 'a.zip'), /No WhatsApp chat is in this zip/],
    ['is cut at its end', new File([chatZip().slice(0, -40)], 'a.zip'), /No WhatsApp chat is in this zip/],
    ['has another file where its chat lay', new File(['????', chatZip().slice(4)], 'a.zip'), /damaged/],
  ])('are refused in words where a zip %s', async (_what, zip, sentence) =>
    expect(readChatVideos(zip)).rejects.toThrow(sentence),
  );
});

const TUS = { 'Tus-Resumable': '1.0.0' };

/** The server's side of film uploads that arrive complete with their first part. */
function sendingFilms() {
  const lengths: string[] = [];
  mockEndpoint(videoUploadsApi.begin, ({ headers }) => {
    const Location = videoUploadsApi.send.path.replace(
      '[id]',
      video(lengths.push(headers.get('upload-length') ?? '')).id,
    );
    return new HttpResponse(null, { status: 201, headers: { ...TUS, Location } });
  });
  mockEndpoint(videoUploadsApi.send, ({ params: { id = '' } }) =>
    HttpResponse.json(
      { message: MESSAGES.success, data: { ...FILM, fileId: id, known: null } },
      { headers: { ...TUS, 'Upload-Offset': lengths.at(-1) ?? '' } },
    ),
  );
}

test('An exported chat gives a video for each film, with seller and caption', async () => {
  serverKnows();
  sellersOf();
  mockEndpoint(videosApi.list, pageWith([]));
  const asked = mockEndpoint(videoUploadsApi.senders, [
    { name: 'Mahesh Kesar', seller: { id: KESAR.id, businessName: KESAR.businessName } },
    { name: 'Asha', seller: null },
  ]);
  sendingFilms();
  const added = mockEndpoint(videosApi.create, ({ body }) => ({
    ...video(1),
    caption: (body as { caption: string }).caption,
  }));
  const { user } = openApp('/video/pipeline/upload', {
    roles: ['pipeline_wa'],
    pages: { '/video/pipeline/upload': VideoUploadPage },
  });
  await user.upload(await screen.findByLabelText('Video files'), chatZip());
  const films = within(await screen.findByRole('list', { name: 'Videos to add' }));
  expect(await films.findByText(/Kesar.*Kesariya volume 4/)).toBeInTheDocument();
  expect(await films.findAllByText(/^Asha, an unknown seller/)).toHaveLength(2);
  expect(asked[0]?.body).toEqual({ names: ['Mahesh Kesar', 'Asha'] });
  await user.click(await screen.findByRole('button', { name: 'Add 2 videos' }));
  expect(await screen.findByText('Choose the seller.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove VID-20261105-WA0003.mp4' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 video' }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]?.body).toMatchObject({
    sellerId: KESAR.id,
    caption: 'Kesariya volume 4, rate 415 + GST',
    sender: 'Mahesh Kesar',
  });
});
