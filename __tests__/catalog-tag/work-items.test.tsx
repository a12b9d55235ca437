import CatalogTagPage from '@/pages/catalog/tag';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { HEARTBEAT_SECONDS } from '@/lib/domain/uploads/upload-status';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { tag, typeId } from '../support/starting-taxonomy';
import { catalog, holdEnded, taggingPlace, upload } from '../support/tagging-place';

const COMPLETE = {
  title: 'Red Saree',
  productTypeId: typeId('Saree'),
  rate: 41_500,
  tags: [
    tag('colour', 'Red'),
    tag('fabric', 'Cotton'),
    tag('sareeLength', '5.5 m'),
    tag('blousePiece', 'Running blouse'),
  ],
};

function openQueue(address = '/catalog/tag') {
  const { user } = openApp(address, {
    roles: ['editor_catalog'],
    pages: { '/catalog/tag': CatalogTagPage },
  });
  return user;
}

async function openWork() {
  const user = openQueue();
  await user.click(await screen.findByRole('button', { name: 'Get next' }));
  await screen.findByRole('group', { name: 'Product type' });
  return user;
}
const form = () => within(screen.getByRole('group', { name: 'Product type' }));
const rate = () => screen.getByRole('textbox', { name: 'Rate' });

describe('The queue', () => {
  test('shows what waits and what was done today; one of them can be taken', async () => {
    const { taken } = taggingPlace([
      { upload: upload(1, { status: 'in_progress', total: 3, tagged: 1 }), catalogs: [catalog(11)] },
      {
        upload: upload(2, { seller: { id: upload(9).id, businessName: 'Radha Sarees' }, note: 'Urgent please' }),
        catalogs: [catalog(21, { uploadId: upload(2).id })],
      },
    ]);
    const user = openQueue();
    const rows = within(await screen.findByRole('list', { name: 'My queue' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Kesar Textiles Held by you.*1 of 3 tagged/);
    expect(rows[1]).toHaveTextContent(/Radha Sarees.*Urgent please/);
    expect(screen.getByText('Done today: 2. Waiting for you: 2.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take Radha Sarees' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Radha Sarees' })).toBeInTheDocument();
    expect(taken.map(({ body }) => body)).toEqual([{ uploadId: upload(2).id }]);
  });

  test('says that it is empty', async () => {
    taggingPlace([]);
    const user = openQueue();
    await screen.findByText(/Nothing is assigned to you/);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The queue is empty')).toBeInTheDocument();
  });

  test('says that others hold the rest, and when the next may come free', async () => {
    taggingPlace([], { others: 3, nextFreeAt: new Date(Date.now() + 4.5 * 60_000).toISOString() });
    const user = openQueue();
    await screen.findByText(/Nothing is assigned to you/);
    await user.keyboard('n');
    expect(await screen.findByText('Everything left is held by others')).toBeInTheDocument();
    expect(screen.getByText('3 uploads are being worked on; the next frees in 5 minutes.')).toBeInTheDocument();
  });

  test('does not call itself empty while others have something, or an admin', async () => {
    taggingPlace([], { assigned: 2, escalated: 1 });
    const user = openQueue();
    await screen.findByText(/Nothing is assigned to you/);
    await user.keyboard('n');
    expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
    expect(screen.getByText('2 uploads are assigned to other editors.')).toBeInTheDocument();
    expect(screen.getByText('1 upload is waiting for an admin, skipped 3 times or more.')).toBeInTheDocument();
    expect(screen.queryByText(/Everything that came in is tagged/)).not.toBeInTheDocument();
  });

  test('is passed over where the address names the upload to begin with', async () => {
    const { taken } = taggingPlace([
      { upload: upload(1), catalogs: [catalog(11)] },
      { upload: upload(2), catalogs: [catalog(21, { uploadId: upload(2).id })] },
    ]);
    openQueue(`/catalog/tag?take=${upload(2).id}`);
    await screen.findByRole('group', { name: 'Product type' });
    expect(taken.map(({ body }) => body)).toEqual([{ uploadId: upload(2).id }]);
    expect(window.location.search).toBe('');
  });

  test('says why one cannot be taken', async () => {
    taggingPlace([{ upload: upload(1), catalogs: [catalog(11)] }]);
    mockEndpoint(uploadsApi.next, () => refusal(409, { message: 'Kiran Vyas is working on this.' }));
    const user = openQueue();
    await user.click(await screen.findByRole('button', { name: 'Take Kesar Textiles' }));
    expect(await screen.findByText('Kiran Vyas is working on this.')).toBeInTheDocument();
  });
});

describe('A work item', () => {
  test('goes on to its next catalog, and keeps what is typed when one moves by hand', async () => {
    const { finished, updated, taken, lease } = taggingPlace([
      { upload: upload(1), catalogs: [catalog(11, COMPLETE), catalog(12), catalog(13)] },
    ]);
    const user = await openWork();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(finished.map(({ params }) => params.id)).toEqual([catalog(11).id]));
    const second = await screen.findByRole('button', { name: /^Catalog 2 of 3/ });
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    expect(screen.getByRole('button', { name: 'Catalog 1 of 3: Red Saree, in review' })).toBeInTheDocument();

    await user.keyboard('r99{Escape}]');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Catalog 3 of 3/ })).toHaveAttribute('aria-current', 'true'),
    );
    expect(updated.map(({ body }) => body)).toEqual([{ rate: 9_900, version: 1, leaseToken: lease(1) }]);
    expect(rate()).toHaveValue('');
    await user.keyboard('[[');
    await waitFor(() => expect(rate()).toHaveValue('₹99'));
    expect(taken).toHaveLength(1);
  });

  test('does not go to review with something missing: the first of it is opened', async () => {
    const { finished } = taggingPlace([{ upload: upload(1), catalogs: [catalog(11, { ...COMPLETE, title: '' })] }]);
    const user = await openWork();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Still missing: title.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(finished).toHaveLength(0);
    await user.click(rate());
    await user.click(screen.getByRole('button', { name: 'title' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  test('is skipped with a reason, and the next one comes', async () => {
    const { skipped, taken, released, lease } = taggingPlace([
      { upload: upload(1), catalogs: [catalog(11)] },
      { upload: upload(2), catalogs: [catalog(21, { uploadId: upload(2).id })] },
    ]);
    const user = await openWork();
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip Kesar Textiles?' }));
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(dialog.getByText('Say why.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'The rate is missing' }));
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(taken).toHaveLength(2));
    expect(skipped.map(({ body }) => body)).toEqual([{ leaseToken: lease(1), reason: 'The rate is missing' }]);
    expect(released()).toEqual([]);
  });

  test('is let go of when one leaves it', async () => {
    const { released, lease, looksSinceRelease } = taggingPlace([{ upload: upload(1), catalogs: [catalog(11)] }]);
    const user = await openWork();
    await user.keyboard('r415{Escape}');
    await user.click(screen.getByRole('button', { name: 'Back to the queue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('list', { name: 'My queue' })).toBeInTheDocument();
    await waitFor(() => expect(released()).toEqual([lease(1)]));
    // Until the release the upload was theirs; the queue must not show it any more.
    await waitFor(() => expect(looksSinceRelease()).toBeGreaterThan(0));
  });
});

describe('A hold', () => {
  test('that ended while one was typing loses no word, and can be taken again', async () => {
    const { taken, released, lease } = taggingPlace([{ upload: upload(1), catalogs: [catalog(11, COMPLETE)] }]);
    const tokens: unknown[] = [];
    mockEndpoint(catalogsApi.finish, ({ body }) => {
      tokens.push(body.leaseToken);
      return body.leaseToken === lease(1)
        ? holdEnded()
        : { catalog: catalog(11, { ...COMPLETE, status: 'in_review', version: 2 }), isUploadDone: true };
    });
    const user = await openWork();
    await user.keyboard('T');
    await user.keyboard('Soft and light');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Your hold on this has ended; your text is kept\./)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Soft and light');
    await user.click(screen.getByRole('button', { name: 'Take it again' }));
    await waitFor(() => expect(screen.queryByText(/Your hold on this has ended/)).not.toBeInTheDocument());
    expect(taken.at(-1)?.body).toEqual({ uploadId: upload(1).id });
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Soft and light');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(tokens).toEqual([lease(1), lease(2)]));
    expect(released()).toEqual([]);
  });

  test('is kept by signs of life, and its end is told to a laptop that wakes up', async () => {
    const { renewed, lease } = taggingPlace([{ upload: upload(1), catalogs: [catalog(11)] }]);
    const beats = jest.spyOn(window, 'setInterval');
    const user = await openWork();
    expect(beats).toHaveBeenCalledWith(expect.any(Function), HEARTBEAT_SECONDS * 1000);
    beats.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(renewed.map(({ body }) => body)).toContainEqual({ leaseToken: lease(1) }));
    mockEndpoint(uploadsApi.renew, () => holdEnded());
    await user.keyboard('r415{Escape}');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/Your hold on this has ended/)).toBeInTheDocument();
    expect(rate()).toHaveValue('₹415');
    mockEndpoint(uploadsApi.next, () => refusal(409, { message: 'Kiran Vyas is working on this.' }));
    await user.click(screen.getByRole('button', { name: 'Take it again' }));
    expect(await screen.findByText(/Kiran Vyas is working on this\./)).toBeInTheDocument();
  });

  test('shows the time that is left when the server is not reached', async () => {
    taggingPlace([{ upload: upload(1), catalogs: [catalog(11)] }]);
    await openWork();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 13 * 60_000);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^[12]:\d\d$/);
    clock.mockRestore();
  });
});

describe('Keys', () => {
  test('are letters while somebody types, and keys again after Escape', async () => {
    taggingPlace([{ upload: upload(1), catalogs: [catalog(11)] }]);
    const user = await openWork();
    await user.keyboard('t');
    await user.keyboard('scarf = p1?');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('scarf = p1?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Saree' })).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Escape}?');
    expect(await screen.findByRole('dialog', { name: 'Keys of tagging' })).toBeInTheDocument();
  });

  test('copy from the last catalog, and what is usual for the seller', async () => {
    const { finished } = taggingPlace([
      { upload: upload(1), catalogs: [catalog(11, { ...COMPLETE, isSet: true, pieces: 6 }), catalog(12), catalog(13)] },
    ]);
    const user = await openWork();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Tags of the last catalog' });
    await user.keyboard('=');
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveTextContent('Red');
    expect(screen.getByRole('textbox', { name: 'Pieces' })).toHaveValue('');
    await user.keyboard('.');
    expect(screen.getByRole('textbox', { name: 'Pieces' })).toHaveValue('6');
    await user.keyboard(':r500');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(finished).toHaveLength(2));
    expect(finished[1]?.body).toMatchObject({ title: 'सूती साड़ी – लाल', pieces: 6, isSet: true, rate: 50_000 });
  });

  test('find a value by its name, and show the next image', async () => {
    taggingPlace([{ upload: upload(1), catalogs: [catalog(11, { productTypeId: typeId('Saree') })] }]);
    const user = await openWork();
    await user.keyboard('c/wine');
    expect(screen.getByText('Looking for “wine”')).toBeInTheDocument();
    await user.keyboard('{Enter}{Escape}');
    expect(
      within(screen.getByRole('group', { name: 'Colour' })).getByRole('button', { name: /^Wine/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Photo 2 of 3' })).toHaveAttribute(
      'src',
      catalog(11).pictures[1]?.photo.urls.screen,
    );
    await user.keyboard('+');
    expect(await screen.findByText(/2\.0×/)).toBeInTheDocument();
  });
});

test('What was sent back says why', async () => {
  taggingPlace([
    {
      upload: upload(1),
      catalogs: [catalog(11, { ...COMPLETE, status: 'changes_requested', statusReason: 'The colour is maroon.' })],
    },
  ]);
  await openWork();
  expect(screen.getByText('Sent back: The colour is maroon.')).toBeInTheDocument();
});
