import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { brokenPage } from '@/lib/client/typing/broken-page';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videosApi } from '@/lib/contracts/videos/videos';
import { linkStateText } from '@/lib/domain/videos/video-text';
import VideoLinkPage from '@/pages/video/pipeline/link';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KATRA, KESAR, seller, sellersOf } from '../support/sellers';
import { rest } from '../support/toasts';
import { pageWith, video } from '../support/videos';

const [A, C] = ['A', 'C'].map((letter) => `https://www.youtube.com/watch?v=${letter.repeat(11)}`);
const SONA = seller(3, { businessName: 'Sona Sarees', market: KATRA });

const openPage = () =>
  openApp('/video/pipeline/link', { roles: ['admin'], pages: { '/video/pipeline/link': VideoLinkPage } });

describe('Links', () => {
  const open = (told: EndpointAnswer<typeof videoLinksApi.tell> = []) => {
    sellersOf([KESAR, SONA]);
    mockEndpoint(videosApi.list, pageWith([]));
    mockEndpoint(videoLinksApi.tell, told);
    mockEndpoint(videoLinksApi.known, [
      { key: 'youtube:BBBBBBBBBBB', id: video(1).id, name: 'Kesariya', status: 'live' },
    ]);
    const sent = mockEndpoint(videoLinksApi.add, ({ body }) => ({ added: body.links.length, known: 0 }));
    return {
      sent,
      ...openPage(),
    };
  };

  test('are taken out of a chat, those that are here are shown and not added', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste('see youtu.be/AAAAAAAAAAA and https://youtu.be/BBBBBBBBBBB, https://youtube.com/@kesar');
    const found = within(await screen.findByRole('list', { name: 'Links found' }));
    expect(found.getByText(/watch\?v=AAAAAAAAAAA/)).toBeInTheDocument();
    expect(await found.findByText('Here already')).toBeInTheDocument();
    expect(screen.getByText(/No video that can be added: https:\/\/youtube.com\/@kesar/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Add 1 link' }));
    expect(await screen.findByText('Choose the seller.')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await user.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kesar');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    await user.click(screen.getByRole('button', { name: 'Add 1 link' }));
    expect(await screen.findByText('1 link added.')).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ sellerId: KESAR.id, links: [{ url: A }] });
  });

  const TOLD = { key: 'youtube:AAAAAAAAAAA', state: 'live', title: 'Diwali sarees', author: 'Sona TV' } as const;

  test('are of the seller whose videos their channel brought, which is said', async () => {
    const { user, sent } = open([{ ...TOLD, seller: KESAR }]);
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste('youtu.be/AAAAAAAAAAA');
    expect(await screen.findByText('Diwali sarees · Sona TV')).toBeInTheDocument();
    expect(await screen.findByText(`${KESAR.businessName} posts on this channel.`)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Seller' })).toHaveValue(KESAR.businessName));
    await user.click(screen.getByRole('button', { name: 'Add 1 link' }));
    expect(await screen.findByText('1 link added.')).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ sellerId: KESAR.id });
  });

  test('of two channels are each of the seller of theirs', async () => {
    const { user, sent } = open([
      { ...TOLD, seller: KESAR },
      { ...TOLD, key: 'youtube:CCCCCCCCCCC', author: 'Sarees of Delhi', seller: SONA },
    ]);
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste(`${A} ${C}`);
    expect(await screen.findByText(`${KESAR.businessName}, by its channel`)).toBeInTheDocument();
    expect(screen.getByText(`${SONA.businessName}, by its channel`)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Seller' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Add 2 links' }));
    expect(await screen.findByText('2 links added.')).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({
      sellerId: null,
      links: [
        { url: A, sellerId: KESAR.id },
        { url: C, sellerId: SONA.id },
      ],
    });
  });

  test('of a channel of another seller than the one chosen for all say so', async () => {
    const { user } = open([{ ...TOLD, seller: SONA }]);
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste(`${A} ${C}`);
    await screen.findByText(`${SONA.businessName}, by its channel`);
    await user.type(screen.getByRole('combobox', { name: 'Seller' }), 'kesar');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    expect(await screen.findByText(`${SONA.businessName} posts on this channel.`)).toBeInTheDocument();
    expect(screen.queryByText(/by its channel/)).not.toBeInTheDocument();
  });

  test('stay without a seller once a person took away the one of the channel', async () => {
    const { user, sent } = open([{ ...TOLD, seller: KESAR }]);
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste('youtu.be/AAAAAAAAAAA');
    const seller = await screen.findByRole('combobox', { name: 'Seller' });
    await waitFor(() => expect(seller).toHaveValue(KESAR.businessName));
    await user.clear(seller);
    expect(seller).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Add 1 link' }));
    expect(await screen.findByText('Choose the seller.')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  test('whose providers cannot be asked are not checked yet, which nobody is told of', async () => {
    const { user } = open();
    const asked = mockEndpoint(videoLinksApi.tell, () => refusal(500, { message: 'The server failed.' }));
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste('youtu.be/AAAAAAAAAAA');
    expect(await screen.findByText(linkStateText('unknown'))).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(1));
    await rest();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that their provider tells nothing of are added as they are', async () => {
    const { user } = open([{ ...TOLD, state: 'gone', title: null, author: null, seller: null }]);
    await user.click(await screen.findByRole('textbox', { name: 'Links' }));
    await user.paste('youtu.be/AAAAAAAAAAA');
    expect(await screen.findByText(linkStateText('gone'))).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add 1 link' })).toBeEnabled();
  });
});

const openTwo = async (reply: Parameters<typeof mockEndpoint<typeof videoLinksApi.add>>[1]) => {
  sellersOf([KESAR, SONA]);
  mockEndpoint(videosApi.list, pageWith([]));
  mockEndpoint(videoLinksApi.tell, []);
  mockEndpoint(videoLinksApi.known, []);
  const sent = mockEndpoint(videoLinksApi.add, reply);
  const { user, unmount } = openPage();
  await user.click(await screen.findByRole('textbox', { name: 'Links' }));
  await user.paste(`${A} ${C}`);
  const pick = async (within_: Pick<typeof screen, 'findByRole'>, name: string) => {
    await user.type(await within_.findByRole('combobox', { name: 'Seller' }), name.slice(0, 4));
    await user.click(await screen.findByRole('option', { name }));
  };
  await pick(screen, KESAR.businessName);
  const change = await screen.findByRole('button', { name: `Change ${C}` });
  const fields = () => within(screen.getByRole('group', { name: `Only ${C}` }));
  return { user, unmount, sent, pick, change, fields };
};

describe('What is said of one link', () => {
  test('counts before what is said of all, is shown, and goes back to that', async () => {
    const { user, sent, pick, change, fields } = await openTwo({ added: 2, known: 0 });
    change.focus();
    await user.keyboard('{Enter}');
    expect(change).toHaveAttribute('aria-expanded', 'true');
    await user.clear(await fields().findByRole('combobox', { name: 'Seller' }));
    await pick(fields(), SONA.businessName);
    await user.click(fields().getByRole('radio', { name: 'Urgent' }));
    await user.click(fields().getByRole('checkbox', { name: 'Gujarati' }));
    await user.type(fields().getByRole('textbox', { name: 'Note' }), 'Only the red one{Enter}');
    expect(sent).toHaveLength(0);
    expect(change).toHaveFocus();
    expect(screen.queryByRole('group', { name: `Only ${C}` })).not.toBeInTheDocument();
    const words = `Only this link: ${SONA.businessName} · Urgent · Gujarati · “Only the red one”`;
    expect(screen.getByText(words)).toBeInTheDocument();

    await user.click(change);
    await user.click(fields().getByRole('button', { name: 'Same as for all' }));
    expect(change).toHaveFocus();
    expect(screen.queryByText(/^Only this link/)).not.toBeInTheDocument();

    await user.click(change);
    await user.click(fields().getByRole('radio', { name: 'Later' }));
    await user.click(screen.getByRole('button', { name: 'Add 2 links' }));
    expect(await screen.findByText('2 links added.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({
      ...{ sellerId: KESAR.id, languages: [], priority: 0, note: '' },
      links: [{ url: A }, { url: C, priority: -5 }],
    });
  });

  test('survives a refused call, which is told at the link', async () => {
    const closed = { path: ['links', 1, 'sellerId'], message: 'This seller is closed.' };
    const { user, pick, change, fields } = await openTwo(() =>
      refusal(400, { message: 'Check the marked fields.', issues: [closed] }),
    );
    await user.click(change);
    await user.clear(await fields().findByRole('combobox', { name: 'Seller' }));
    await pick(fields(), SONA.businessName);
    await user.type(fields().getByRole('textbox', { name: 'Note' }), 'Only the red one');
    await user.click(screen.getByRole('button', { name: 'Add 2 links' }));
    const rows = within(screen.getByRole('list', { name: 'Links found' })).getAllByRole('listitem');
    expect(await within(rows[1] as HTMLElement).findByText('This seller is closed.')).toBeInTheDocument();
    expect(within(rows[0] as HTMLElement).queryByText('This seller is closed.')).not.toBeInTheDocument();
    expect(fields().getByRole('textbox', { name: 'Note' })).toHaveValue('Only the red one');
    expect(fields().getByRole('combobox', { name: 'Seller' })).toHaveValue(SONA.businessName);
    await user.click(fields().getByRole('button', { name: 'Done' }));
    expect(screen.getByText(`Only this link: ${SONA.businessName} · “Only the red one”`)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Links' })).toHaveValue(`${A} ${C}`);
  });
});

test('What was typed for links comes back after the page broke', async () => {
  const { user, unmount, change, fields } = await openTwo({ added: 2, known: 0 });
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Hurry');
  await user.click(change);
  const note = fields().getByRole('textbox', { name: 'Note' });
  expect(note).toHaveValue('Hurry');
  await user.clear(note);
  await user.type(note, 'Only the red one');
  await user.click(fields().getByRole('radio', { name: 'Later' }));
  brokenPage.isNow = true;
  unmount();
  brokenPage.isNow = false;
  openPage();
  expect(await screen.findByText('Only this link: Later · “Only the red one”')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Hurry');
  expect(screen.getByRole('textbox', { name: 'Links' })).toHaveValue(`${A} ${C}`);
});

describe('The market of a link', () => {
  test('narrows the search for a seller, and is that of the seller who was chosen', async () => {
    const { choices } = sellersOf([KESAR, SONA]);
    mockEndpoint(videosApi.list, pageWith([]));
    const { user } = openPage();
    await user.type(await screen.findByRole('combobox', { name: 'Market' }), 'katra');
    await user.click(await screen.findByRole('option', { name: 'Katra Neel, Delhi' }));
    await user.click(screen.getByRole('combobox', { name: 'Seller' }));
    await user.click(await screen.findByRole('option', { name: SONA.businessName }));
    expect(screen.queryByRole('option', { name: KESAR.businessName })).not.toBeInTheDocument();
    expect(choices.some(({ url }) => url.searchParams.get('marketId') === KATRA.id)).toBe(true);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Market' })).toHaveValue('Katra Neel, Delhi'));
  });
});
