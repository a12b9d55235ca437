import { fireEvent } from '@testing-library/react';
import AddCatalogPage from '@/pages/add-catalog/addCatalog';
import WaCatalogInboxPage from '@/pages/add-catalog';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { photosApi } from '@/lib/contracts/photos';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { gate } from '../support/gate';
import { likenessesOf, match } from '../support/likenesses';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { photo, post, postsOf, POSTS } from '../support/posts';
import { screen, waitFor, within } from '../support/render';
import { KESAR, sellersOf } from '../support/sellers';
import { catalog } from '../support/tagging-place';

const MADE = catalog(11, { seller: { id: KESAR.id, businessName: KESAR.businessName } });
const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function openAdd() {
  sellersOf();
  let photos = 0;
  mockEndpoint(photosApi.upload, () => photo((photos += 1)));
  likenessesOf([]);
  const created = mockEndpoint(catalogsApi.create, { uploadId: MADE.uploadId, catalogIds: [MADE.id] });
  const filled = mockEndpoint(catalogsApi.update, { ...MADE, version: 2 });
  const { user } = openApp('/add-catalog/addCatalog', {
    roles: ['admin'],
    pages: { '/add-catalog/addCatalog': AddCatalogPage },
  });
  const caption = await screen.findByRole('textbox', { name: 'Caption' });
  const paste = (...files: File[]) => fireEvent.paste(document.body, { clipboardData: { files } });
  const make = () => user.click(screen.getByRole('button', { name: 'Make the catalog' }));
  return { user, caption, paste, make, created, filled };
}

describe('A post that is copied out of a chat', () => {
  test('becomes a draft with its caption’s values, and its seller is known the next time', async () => {
    const { user, caption, paste, make, created, filled } = await openAdd();
    await user.click(caption);
    await user.paste('Kesariya vol 4\nRate ₹415/-\nSet of 8 pcs');
    expect(await screen.findByText(/415/, { selector: 'mark' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Rate: ₹415' }));
    paste(jpeg('one.jpg'), jpeg('two.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make photo 2 the cover' }));
    await user.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kes');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    await make();
    expect(await screen.findByText('A draft catalog is made.')).toBeInTheDocument();
    expect(created.map(({ body }) => body)).toEqual([
      {
        sellerId: KESAR.id,
        source: 'whatsapp',
        note: '',
        catalogs: [{ photoIds: [photo(2).id, photo(1).id], caption: 'Kesariya vol 4\nRate ₹415/-\nSet of 8 pcs' }],
      },
    ]);
    expect(filled.map(({ body }) => body)).toEqual([{ rate: 41_500, version: 1 }]);
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/catalog/tag/edit/${MADE.id}`);
    expect(caption).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: /^As last time:.*Kesar Textiles 1/ }));
    expect(screen.getByRole('combobox', { name: 'Seller' })).toHaveValue(KESAR.businessName);
  });

  test('keeps photos that were pasted meanwhile for the next one', async () => {
    const { user, paste, make, created } = await openAdd();
    const making = gate();
    mockEndpoint(catalogsApi.create, async () => {
      await making.opened;
      return { uploadId: MADE.uploadId, catalogIds: [MADE.id] };
    });
    await user.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kes');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    paste(jpeg('one.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1, cover' })).toBeInTheDocument();
    await make();
    paste(jpeg('next.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeInTheDocument();
    making.open();
    expect(await screen.findByText('A draft catalog is made.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo 1 of 1, cover' })).toBeInTheDocument();
    expect(created).toEqual([]);
  });

  test('with a photo that is in a catalog is asked about first; duplicates are left out', async () => {
    const { user, caption, paste, make, created } = await openAdd();
    const { decided, grouped } = likenessesOf([
      { photo: photo(1), matches: [match(101, 'same-bytes')] },
      { photo: photo(2), matches: [match(201, 'other-colour')] },
    ]);
    await user.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kes');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    await user.type(caption, 'Rate 415');
    paste(jpeg('one.jpg'), jpeg('two.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeInTheDocument();
    await make();
    const view = await screen.findByRole('dialog', { name: '2 photos look like one that is in a catalog' });
    expect(created).toEqual([]);
    await user.click(within(view).getAllByLabelText('Duplicate: skip it')[0] as HTMLElement);
    await user.click(within(view).getByLabelText('Group with it'));
    await user.click(within(view).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('A draft catalog is made.')).toBeInTheDocument();
    expect(created.map(({ body }) => body.catalogs)).toEqual([[{ photoIds: [photo(2).id], caption: 'Rate 415' }]]);
    expect(decided).toHaveLength(1);
    await waitFor(() => expect(grouped.map(({ body }) => body.photoId)).toEqual([photo(2).id]));
  });

  test('of nothing but duplicates becomes no catalog', async () => {
    const { user, paste, make, created } = await openAdd();
    likenessesOf([{ photo: photo(1), matches: [match(101, 'same-picture')] }]);
    await user.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kes');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    paste(jpeg('one.jpg'));
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1, cover' })).toBeInTheDocument();
    await make();
    await user.click(await screen.findByLabelText('Duplicate: skip it'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No catalog was made: all its photos are duplicates.')).toBeInTheDocument();
    expect(created).toEqual([]);
    expect(screen.queryByRole('img', { name: 'Photo 1 of 1, cover' })).not.toBeInTheDocument();
  });

  test('says what is missing, and what became of a photo that is none', async () => {
    const { user, paste, make, created } = await openAdd();
    await make();
    expect(await screen.findByText('Choose the seller.')).toBeInTheDocument();
    mockEndpoint(photosApi.upload, () => refusal(400, { message: 'This photo is damaged.' }));
    paste(jpeg('half.jpg'));
    expect(await screen.findByText('half.jpg: This photo is damaged.')).toBeInTheDocument();
    mockEndpoint(photosApi.upload, photo(9));
    await user.click(screen.getByRole('button', { name: 'Try half.jpg again' }));
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1, cover' })).toBeInTheDocument();
    expect(created).toHaveLength(0);
  });
});

describe('A post of the inbox', () => {
  async function openInbox(details = {}) {
    postsOf([post(1, details), ...POSTS.slice(1)]);
    mockEndpoint(catalogsApi.list, {
      rows: [{ ...MADE, title: 'Kesariya vol 1' }],
      next: null,
      previous: null,
      count: { value: 1, isExact: true },
    });
    const { user } = openApp('/add-catalog', { roles: ['admin'], pages: { '/add-catalog': WaCatalogInboxPage } });
    const [card] = await screen.findAllByRole('article');
    await user.click(within(card as HTMLElement).getByRole('checkbox'));
    const choose = async (button: string, dialog: string, done: string) => {
      await user.click(screen.getByRole('button', { name: button }));
      const view = within(await screen.findByRole('dialog', { name: dialog }));
      await user.click(await view.findByRole('radio', { name: /Kesariya vol 1/ }));
      await user.click(view.getByRole('button', { name: done }));
    };
    return { user, choose };
  }

  test('is added to a catalog of its seller', async () => {
    const added = mockEndpoint(whatsappPostsApi.addTo, post(1, { state: 'added', catalogId: MADE.id }));
    const { choose } = await openInbox();
    await choose('Add to a catalog…', 'Add to a catalog', 'Add');
    expect(await screen.findByText('2 photos added to Kesariya vol 1.')).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([{ catalogId: MADE.id, leaveOut: [], version: 1 }]);
  });

  test('gives the catalog the rate of a later post, and says so', async () => {
    mockEndpoint(whatsappPostsApi.addTo, post(1, { state: 'added', catalogId: MADE.id }));
    const { choose } = await openInbox({ newRate: { was: MADE.rate, now: 48_500 } });
    await choose('Add to a catalog…', 'Add to a catalog', 'Add');
    expect(await screen.findByText('2 photos added to Kesariya vol 1. Its rate is ₹485 now.')).toBeInTheDocument();
  });

  test('is asked about before it is added; its own target is no other colour of it', async () => {
    const added = mockEndpoint(whatsappPostsApi.addTo, post(1, { state: 'added', catalogId: MADE.id }));
    const { choose, user } = await openInbox();
    const inItself = match(301, 'other-colour');
    likenessesOf([
      { photo: photo(10), matches: [match(101, 'same-bytes')] },
      { photo: photo(11), matches: [{ ...inItself, catalog: { ...inItself.catalog, id: MADE.id } }] },
    ]);
    await choose('Add to a catalog…', 'Add to a catalog', 'Add');
    const name = '1 photo looks like one that is in a catalog';
    const view = within(await screen.findByRole('dialog', { name }));
    expect(added).toEqual([]);
    await user.click(view.getByLabelText('Duplicate: skip it'));
    await user.click(view.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('1 photo added to Kesariya vol 1.')).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([{ catalogId: MADE.id, leaveOut: [photo(10).id], version: 1 }]);
  });

  test('is a duplicate of a catalog, and leads there', async () => {
    const { choose, user } = await openInbox();
    const settled = mockEndpoint(whatsappPostsApi.settle, { settled: 1 });
    await choose('Duplicate of…', 'Duplicate of which catalog?', 'It is a duplicate');
    expect(await screen.findByText('Marked as a duplicate of Kesariya vol 1.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(settled.map(({ body }) => body)).toEqual([
        { postIds: [POSTS[0]?.id], state: 'duplicate', duplicateOfId: MADE.id },
        { postIds: [POSTS[0]?.id], state: 'new' },
      ]),
    );
  });

  test('that is a duplicate shows of what', async () => {
    postsOf([post(1, { state: 'duplicate', duplicateOf: { id: MADE.id, title: 'Kesariya vol 1' } })]);
    openApp('/add-catalog?state=duplicate', { roles: ['admin'], pages: { '/add-catalog': WaCatalogInboxPage } });
    expect(await screen.findByRole('link', { name: 'Kesariya vol 1' })).toHaveAttribute(
      'href',
      `/catalog/tag/edit/${MADE.id}`,
    );
  });
});
