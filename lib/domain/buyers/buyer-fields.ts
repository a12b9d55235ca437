import { importField } from '../tables/imports';

/** A buyer's fields as tables name them. Other names are in the one spelling of `plainHeader`. */
export const BUYER_FIELDS = {
  businessName: importField(
    'businessName',
    'Business name',
    'business firm firmname shop shopname company companyname buyer buyername party partyname customer retailer दुकान फर्म નામ',
    true,
  ),
  contactName: importField(
    'contactName',
    'Contact name',
    'contact contactperson person owner ownername name नाम',
    true,
  ),
  phoneNumber: importField(
    'phoneNumber',
    'Phone',
    'phones phoneno phonenumbers mobile mobileno mobilenumber contactno contactnumber whatsapp whatsappno number फोन मोबाइल ફોન',
    true,
  ),
  city: importField('city', 'City', 'town cityname place station शहर શહેર', true),
  state: importField('state', 'State', 'statename राज्य રાજ્ય'),
  pincode: importField('pincode', 'Pincode', 'pin pinno zip zipcode postalcode पिनकोड પિનકોડ'),
  address: importField('address', 'Address', 'shopaddress shopno location पता સરનામું'),
  gstin: importField('gstin', 'GSTIN', 'gst gstno gstnumber gstinno'),
  segment: importField('segment', 'Segment', 'type'),
  dealsIn: importField('dealsIn', 'Deals in', 'deals products producttypes items'),
  manager: importField('manager', 'Manager', 'accountmanager managername'),
  creditLimit: importField('creditLimit', 'Credit limit (₹)', 'creditlimit limit credit'),
  creditDays: importField('creditDays', 'Credit days', 'days paymentdays'),
} as const;

export type BuyerField = keyof typeof BUYER_FIELDS;
