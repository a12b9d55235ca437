import type { ScreenId } from '@/config/menu';
import { mayCall } from '@/lib/client/may-call';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';

interface Place {
  screen: ScreenId;
  /** Query parameters that make the screen open with the action started. */
  at?: Record<string, string>;
}

interface Action {
  name: string;
  /** Synonyms people may type. */
  words: string[];
  /** Where it starts: the first of these places that the roles may open. */
  places: Place[];
  /** Call it leads to, when fewer roles may make the call than open the screen. */
  call?: Pick<Endpoint, 'access'>;
}

const NEW = { add: 'new' };
const TABLE = { import: 'new' };

const ACTIONS: readonly Action[] = [
  {
    name: 'Add a seller',
    words: ['new seller', 'create seller', 'shop', 'supplier'],
    places: [{ screen: 'seller-browse', at: NEW }],
    call: sellersApi.create,
  },
  {
    name: 'Import an export',
    words: ['whatsapp chat', 'upload export', 'zip', 'group'],
    places: [
      { screen: 'catalog-upload', at: { tab: 'whatsapp' } },
      { screen: 'wa-catalog-add', at: { tab: 'whatsapp' } },
    ],
  },
  {
    name: 'Upload photos',
    words: ['new catalog', 'add catalog', 'images', 'pictures'],
    places: [{ screen: 'catalog-upload', at: { tab: 'photos' } }],
  },
  {
    name: 'Upload a video',
    words: ['new video', 'add video', 'film'],
    places: [{ screen: 'video-upload' }],
  },
  {
    name: 'Submit a video link',
    words: ['youtube', 'instagram', 'add link', 'new link'],
    places: [{ screen: 'video-link' }],
  },
  {
    name: 'Take an order',
    words: ['new order', 'place order', 'add order'],
    places: [{ screen: 'order-new' }],
  },
  {
    name: 'Make a catalog PDF',
    words: ['new pdf', 'create pdf', 'share'],
    places: [{ screen: 'catalog-pdf' }],
  },
  {
    name: 'Add a buyer',
    words: ['new buyer', 'create buyer', 'retailer', 'customer'],
    places: [{ screen: 'buyer-browse', at: NEW }],
    call: buyersApi.create,
  },
  {
    name: 'Import sellers from a table',
    words: ['csv', 'excel', 'spreadsheet', 'upload sellers'],
    places: [{ screen: 'seller-browse', at: TABLE }],
    call: sellersApi.create,
  },
  {
    name: 'Import buyers from a table',
    words: ['csv', 'excel', 'spreadsheet', 'upload buyers'],
    places: [{ screen: 'buyer-browse', at: TABLE }],
    call: buyersApi.create,
  },
  {
    name: 'Add a market',
    words: ['new market', 'create market', 'bazaar'],
    places: [{ screen: 'admin-market', at: NEW }],
    call: marketsApi.create,
  },
  {
    name: 'Invite a person',
    words: ['add staff', 'new user', 'add user', 'employee', 'colleague'],
    places: [{ screen: 'admin-user', at: { invite: 'new' } }],
  },
  {
    name: 'New campaign',
    words: ['send messages', 'whatsapp campaign', 'broadcast'],
    places: [{ screen: 'wa-send', at: NEW }],
  },
  {
    name: 'Create a collection',
    words: ['new collection', 'curate'],
    places: [{ screen: 'admin-collection-curate' }],
  },
  {
    name: 'Plan a cycle',
    words: ['new cycle', 'create cycle'],
    places: [{ screen: 'admin-cycle-new' }],
  },
];

const addressOf = ({ screen, at }: Place) =>
  [findScreenById(screen)?.path, at && new URLSearchParams(at)].filter(Boolean).join('?');

/** Actions the roles may start from anywhere, with their places. */
export const actionsFor = (roles: readonly string[]) =>
  ACTIONS.flatMap(({ name, words, places, call }) => {
    const place = places.find(({ screen }) => canOpenScreen(screen, roles));
    return place && (!call || mayCall(call, roles)) ? [{ name, words, address: addressOf(place) }] : [];
  });
