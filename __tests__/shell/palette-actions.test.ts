import { ROLE_NAMES } from '@/config/roles';
import { actionsFor } from '@/components/shell/palette-actions';
import { mayCall } from '@/lib/client/may-call';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { importsApi } from '@/lib/contracts/imports';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { usersApi } from '@/lib/contracts/users/users';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videosApi } from '@/lib/contracts/videos/videos';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';

/** Who adds WhatsApp posts may send their photos too, but has no page for photos alone. */
const THE_PAGE_FOR_PHOTOS = { access: { screens: ['catalog-upload' as const] } };

/** The calls that each action of the palette ends with. */
const ENDS_WITH: Record<string, Pick<Endpoint, 'access'>[]> = {
  'Add a seller': [sellersApi.create],
  'Import an export': [whatsappImportsApi.create],
  'Upload photos': [photoUploadsApi.begin, THE_PAGE_FOR_PHOTOS],
  'Upload a video': [videosApi.create],
  'Submit a video link': [videoLinksApi.add],
  'Take an order': [ordersApi.create, ordersApi.place],
  'Make a catalog PDF': [catalogPdfsApi.create],
  'Add a buyer': [buyersApi.create],
  'Import sellers from a table': [importsApi.create, sellersApi.create],
  'Import buyers from a table': [importsApi.create, buyersApi.create],
  'Add a market': [marketsApi.create],
  'Invite a person': [usersApi.invite],
  'New campaign': [campaignsApi.create],
  'Create a collection': [collectionsApi.create],
  'Plan a cycle': [cyclesApi.create],
};

describe.each(ROLE_NAMES)('The palette of %s', (role) => {
  const offered = actionsFor([role]).map(({ name }) => name);
  it.each(Object.entries(ENDS_WITH))('offers “%s” if the role may end it', (name, calls) => {
    expect(offered.includes(name)).toBe(calls.every((call) => mayCall(call, [role])));
  });
});

it('Every action of the palette is in the table above', () => {
  expect(actionsFor(['admin']).map(({ name }) => name)).toEqual(Object.keys(ENDS_WITH));
});
