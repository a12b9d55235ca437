import Add from '@mui/icons-material/AddCircleOutlineOutlined';
import Admin from '@mui/icons-material/AdminPanelSettingsOutlined';
import Assign from '@mui/icons-material/AssignmentIndOutlined';
import Salesman from '@mui/icons-material/BadgeOutlined';
import Merge from '@mui/icons-material/CallMergeOutlined';
import Notification from '@mui/icons-material/CampaignOutlined';
import Fetch from '@mui/icons-material/CloudDownloadOutlined';
import Collection from '@mui/icons-material/CollectionsBookmarkOutlined';
import Billing from '@mui/icons-material/CreditCardOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Cycle from '@mui/icons-material/EventRepeatOutlined';
import Chat from '@mui/icons-material/ForumOutlined';
import Group from '@mui/icons-material/GroupsOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Live from '@mui/icons-material/LiveTvOutlined';
import Market from '@mui/icons-material/LocationCityOutlined';
import User from '@mui/icons-material/ManageAccountsOutlined';
import Editor from '@mui/icons-material/MovieFilterOutlined';
import Profile from '@mui/icons-material/PersonOutlined';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Order from '@mui/icons-material/ReceiptLongOutlined';
import Browse from '@mui/icons-material/Search';
import Tag from '@mui/icons-material/SellOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Settings from '@mui/icons-material/TuneOutlined';
import Buyer from '@mui/icons-material/ShoppingBagOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Seller from '@mui/icons-material/StoreOutlined';
import Catalog from '@mui/icons-material/StyleOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import Video from '@mui/icons-material/VideoLibraryOutlined';
import Pipeline from '@mui/icons-material/VideocamOutlined';
import View from '@mui/icons-material/VisibilityOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { MenuIcon } from '@/config/menu';

const ICONS: Record<MenuIcon, typeof SvgIcon> = {
  add: Add,
  admin: Admin,
  assign: Assign,
  billing: Billing,
  browse: Browse,
  buyer: Buyer,
  catalog: Catalog,
  chat: Chat,
  collection: Collection,
  cycle: Cycle,
  dashboard: Dashboard,
  edit: Edit,
  editor: Editor,
  fetch: Fetch,
  group: Group,
  link: LinkIcon,
  live: Live,
  market: Market,
  merge: Merge,
  notification: Notification,
  order: Order,
  pdf: Pdf,
  pipeline: Pipeline,
  profile: Profile,
  salesman: Salesman,
  seller: Seller,
  send: Send,
  settings: Settings,
  tag: Tag,
  upload: Upload,
  user: User,
  video: Video,
  view: View,
  whatsapp: WhatsApp,
};

/** Icon of a row of the menu table. */
export function ScreenIcon({ name, ...props }: SvgIconProps & { name: MenuIcon }) {
  const Icon = ICONS[name];
  return <Icon {...props} />;
}
