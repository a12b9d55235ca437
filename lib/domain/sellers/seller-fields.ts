import { importField as field } from '../tables/imports';

/** A seller's fields as tables name them. Other names are in the one spelling of `plainHeader`. */
export const SELLER_FIELDS = {
  businessName: field(
    'businessName',
    'Business name',
    'business firm firmname shop shopname company companyname seller sellername party partyname supplier दुकान फर्म નામ',
    true,
  ),
  contactName: field('contactName', 'Contact name', 'contact contactperson person owner ownername name नाम', true),
  phoneNumbers: field(
    'phoneNumbers',
    'Phone numbers',
    'phone phones phoneno phonenumber mobile mobileno mobilenumber contactno contactnumber whatsapp whatsappno number फोन मोबाइल ફોન',
    true,
  ),
  market: field('market', 'Market', 'bazaar bazar marketname मार्केट बाज़ार માર્કેટ'),
  city: field('city', 'City', 'town cityname शहर શહેર'),
  gstin: field('gstin', 'GSTIN', 'gst gstno gstnumber gstinno'),
  address: field('address', 'Address', 'shopaddress shopno location पता સરનામું'),
  qualityScore: field('qualityScore', 'Quality score', 'score quality smelltest'),
  superSeller: field('superSeller', 'Super seller', 'super'),
  deprioritised: field('deprioritised', 'Deprioritised', 'deprioritized'),
  catalogAvailable: field('catalogAvailable', 'Catalogs available', 'catalogavailable'),
  ordersEnabled: field('ordersEnabled', 'Orders enabled', 'orders ordersopen'),
  minimumOrderValue: field('minimumOrderValue', 'Minimum order (₹)', 'minimumorder minimumordervalue mov minorder'),
  cashOnDelivery: field('cashOnDelivery', 'Cash on delivery', 'cod'),
  salesman: field('salesman', 'Salesman', 'salesperson salesmanname'),
} as const;

export type SellerField = keyof typeof SELLER_FIELDS;
