import { importField } from '../tables/imports';
import { BUYER_LABELS } from './buyer-labels';

/** Column names of a buyer's fields in tables. Aliases are in the spelling of `plainHeader`. */
export const BUYER_FIELDS = {
  businessName: importField(
    'businessName',
    BUYER_LABELS.businessName,
    'business firm firmname shop shopname company companyname buyer buyername party partyname customer retailer दुकान फर्म નામ',
    true,
  ),
  contactName: importField(
    'contactName',
    BUYER_LABELS.contactName,
    'contact contactperson person owner ownername name नाम',
    true,
  ),
  phoneNumber: importField(
    'phoneNumber',
    BUYER_LABELS.phoneNumber,
    'phone phones phoneno phonenumbers mobile mobileno mobilenumber contactno contactnumber whatsapp whatsappno number फोन मोबाइल ફોન',
    true,
  ),
  city: importField('city', BUYER_LABELS.city, 'town cityname place station शहर શહેર', true),
  state: importField('state', BUYER_LABELS.state, 'statename राज्य રાજ્ય'),
  pincode: importField('pincode', BUYER_LABELS.pincode, 'pin pinno zip zipcode postalcode पिनकोड પિનકોડ'),
  address: importField('address', BUYER_LABELS.address, 'shopaddress shopno location पता સરનામું'),
  gstin: importField('gstin', BUYER_LABELS.gstin, 'gst gstno gstnumber gstinno'),
  segment: importField('segment', BUYER_LABELS.segment, 'type'),
  dealsIn: importField('dealsIn', BUYER_LABELS.dealsIn, 'deals products producttypes items'),
  manager: importField('manager', BUYER_LABELS.managerId, 'accountmanager managername'),
  creditLimit: importField('creditLimit', `${BUYER_LABELS.creditLimit} (₹)`, 'creditlimit limit credit'),
  creditDays: importField('creditDays', BUYER_LABELS.creditDays, 'days paymentdays'),
} as const;

export type BuyerField = keyof typeof BUYER_FIELDS;
