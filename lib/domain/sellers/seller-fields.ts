import { importField as field } from '../tables/imports';
import { SELLER_LABELS } from './seller-labels';

/** Column names of a seller's fields in tables. Aliases are in the spelling of `plainHeader`. */
export const SELLER_FIELDS = {
  businessName: field(
    'businessName',
    SELLER_LABELS.businessName,
    'business firm firmname shop shopname company companyname seller sellername party partyname supplier दुकान फर्म નામ',
    true,
  ),
  contactName: field(
    'contactName',
    SELLER_LABELS.contactName,
    'contact contactperson person owner ownername name नाम',
    true,
  ),
  phoneNumbers: field(
    'phoneNumbers',
    SELLER_LABELS.phoneNumbers,
    'phone phones phoneno phonenumber mobile mobileno mobilenumber contactno contactnumber whatsapp whatsappno number फोन मोबाइल ફોન',
    true,
  ),
  market: field('market', SELLER_LABELS.marketId, 'bazaar bazar marketname मार्केट बाज़ार માર્કેટ'),
  city: field('city', 'City', 'town cityname शहर શહેર'),
  gstin: field('gstin', SELLER_LABELS.gstin, 'gst gstno gstnumber gstinno'),
  address: field('address', SELLER_LABELS.address, 'shopaddress shopno location पता સરનામું'),
  qualityScore: field('qualityScore', SELLER_LABELS.qualityScore, 'score quality smelltest'),
  superSeller: field('superSeller', SELLER_LABELS.superSeller, 'super'),
  deprioritised: field('deprioritised', SELLER_LABELS.deprioritised, 'deprioritized'),
  catalogAvailable: field('catalogAvailable', SELLER_LABELS.catalogAvailable, 'catalogavailable'),
  ordersEnabled: field('ordersEnabled', SELLER_LABELS.ordersEnabled, 'orders ordersopen ordersenabled'),
  minimumOrderValue: field(
    'minimumOrderValue',
    `${SELLER_LABELS.minimumOrderValue} (₹)`,
    'minimumorder minimumordervalue mov minorder',
  ),
  cashOnDelivery: field('cashOnDelivery', SELLER_LABELS.cashOnDelivery, 'cod'),
  salesman: field('salesman', SELLER_LABELS.salesmanId, 'salesperson salesmanname'),
} as const;

export type SellerField = keyof typeof SELLER_FIELDS;
