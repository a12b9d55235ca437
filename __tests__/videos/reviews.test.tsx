import type { Video } from '@/lib/contracts/videos/video-record';
import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { videosApi } from '@/lib/contracts/videos/videos';
import VideoLivePage from '@/pages/video';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { FILM, POSTER, video } from '../support/videos';

const waiting = (last: number) =>
  video(last, {
    title: `Kesariya ${last}`,
    status: 'in_review',
    cut: FILM,
    poster: POSTER,
    languages: ['hi'],
    isIntro: true,
  });

/** A queue, part of which other reviewers may have. */
function open(...all: Video[]) {
  serverKnows(asha({ fo: ['editor_review'] }));
  const [withMeera, judged] = [new Set<string>(), new Set<string>()];
  const left = () => all.filter(({ id }) => !judged.has(id));
  const meera = { id: video(9).id, name: 'Meera Shah' };
  mockEndpoint(videoReviewsApi.queue, () => ({
    rows: left().filter(({ id }) => !withMeera.has(id)),
    next: null,
    previous: null,
    count: { value: left().length, isExact: true },
    withOthers: withMeera.size > 0 ? [{ reviewer: meera, count: withMeera.size }] : [],
  }));
  const taken = mockEndpoint(videoReviewsApi.take, ({ params: { id = '' } }) =>
    withMeera.has(id)
      ? refusal(409, { message: 'Meera Shah is reviewing it now.' })
      : { until: new Date(Date.now() + 120_000).toISOString() },
  );
  const givenBack = mockEndpoint(videoReviewsApi.giveBack, {});
  const accepted = mockEndpoint(videoReviewsApi.accept, ({ params: { id = '' } }) => {
    judged.add(id);
    return { ...(all.find((one) => one.id === id) ?? video(1)), status: 'live' as const, version: 2 };
  });
  const steps = mockEndpoint(videosApi.step, ({ params: { id = '' }, body }) => {
    judged.add(id);
    const { to } = body as { to: Video['status'] };
    return { ...(all.find((one) => one.id === id) ?? video(1)), status: to, version: 2 };
  });
  const { user } = openApp('/video?tab=review', { roles: ['editor_review'], pages: { '/video': VideoLivePage } });
  return { user, withMeera, taken, givenBack, accepted, steps };
}

const shown = (last: number) => screen.findByRole('heading', { name: `Kesariya ${last}` });

test('a key accepts it, and the next one comes', async () => {
  const { user, accepted, taken } = open(waiting(1), waiting(2));
  await shown(1);
  expect(await screen.findByText('2 videos wait.')).toBeInTheDocument();
  await user.keyboard('a');
  await shown(2);
  expect(await screen.findByText('Kesariya 1 is live.')).toBeInTheDocument();
  expect(accepted[0]?.body).toEqual({ version: 1 });
  await waitFor(() => expect(taken.map(({ params }) => params.id)).toEqual([video(1).id, video(2).id]));
});

test('what is wrong is put right on accepting; without a title nothing is accepted', async () => {
  const { user, accepted } = open(waiting(1));
  await shown(1);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  expect(screen.getByRole('button', { name: 'Fix and accept (A)' })).toBeDisabled();
  expect(screen.getByText('Still missing: title.')).toBeInTheDocument();
  await user.type(title, 'Kesariya volume 4');
  await user.type(screen.getByRole('textbox', { name: 'Rate' }), '415');
  await user.click(screen.getByRole('button', { name: 'Fix and accept (A)' }));
  expect(await screen.findByText('Kesariya volume 4 is live.')).toBeInTheDocument();
  expect(accepted[0]?.body).toEqual({ title: 'Kesariya volume 4', rateText: '415', version: 1 });
});

test('is sent back with a reason', async () => {
  const { user, steps } = open(waiting(1));
  await shown(1);
  await user.keyboard('b');
  const asked = within(await screen.findByRole('dialog', { name: 'Send back: Kesariya 1?' }));
  await user.type(asked.getByRole('textbox'), 'The rate is of last year.');
  await user.click(asked.getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText('Nothing waits for your review')).toBeInTheDocument();
  expect(steps[0]?.body).toEqual({ to: 'tagged', reason: 'The rate is of last year.', version: 1 });
});

test('later is free for others; what another took in the same moment is passed', async () => {
  const { user, withMeera, givenBack } = open(waiting(1), waiting(2), waiting(3));
  await shown(1);
  withMeera.add(video(2).id);
  await user.keyboard('n');
  await shown(3);
  await waitFor(() => expect(givenBack.map(({ params }) => params.id)).toContain(video(1).id));
  expect(await screen.findByText('3 videos wait. 1 is with another reviewer.')).toBeInTheDocument();
});
