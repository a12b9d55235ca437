import type { ReturnListed, SubOrderRow } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { returnReportApi, type ReturnsOfSeller } from '@/lib/contracts/orders/return-report';
import { type Headline, HEADLINES, HOLDER_WORDS } from '@/lib/domain/orders/headline';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { reasonsText, RETURN_STATE_TEXTS } from '@/lib/domain/orders/return-status';
import { stateLabel } from '@/lib/domain/states';
import { plainRupees } from '@/lib/domain/text/money';
import type { Area } from '../../platform/area';
import { type ExportColumn, listExport, wholeExport } from '../../platform/tables/exportable';
import { indianDay } from '../../platform/tables/export-texts';
import { ORDER_BULK } from './bulk-service';
import { ORDER_FINDER } from './find-service';
import { ORDER_WORK } from './open-work-service';
import { returnReport } from './return-report-service';
import { listOrders, listReturns } from './service';

const number = <Row>(header: string, valueOf: (row: Row) => number): ExportColumn<Row> => ({
  header,
  text: (row) => String(valueOf(row)),
  isNumber: true,
});

const money = (header: string, valueOf: (order: SubOrderRow) => number): ExportColumn<SubOrderRow> => ({
  header,
  text: (order) => plainRupees(valueOf(order)),
  isNumber: true,
});

const holderText = (headline: Headline): string => {
  const holder = HEADLINES[headline].with;
  return holder ? HOLDER_WORDS[holder] : '';
};

const COLUMNS: readonly ExportColumn<SubOrderRow>[] = [
  { header: 'Order', text: subOrderNumber },
  { header: 'Buyer', text: ({ buyer }) => buyer.businessName },
  { header: 'City', text: ({ buyer }) => buyer.city },
  { header: 'Seller', text: ({ seller }) => seller.businessName },
  { header: 'Status', text: ({ headline }) => HEADLINES[headline].label },
  { header: 'Next step', text: ({ headline }) => HEADLINES[headline].next ?? '' },
  { header: 'Assigned to', text: ({ assignee }) => assignee?.name ?? '' },
  { header: 'Waits for', text: ({ headline }) => holderText(headline) },
  number('Ordered', ({ ordered }) => ordered),
  number('Accepted', ({ accepted }) => accepted),
  number('Refused', ({ refused }) => refused),
  number('Cancelled', ({ cancelled }) => cancelled),
  number('Dispatched', ({ dispatched }) => dispatched),
  number('Delivered', ({ delivered }) => delivered),
  number('Returned', ({ returned }) => returned),
  money('Goods', ({ taxable }) => taxable),
  money('GST', ({ tax }) => tax),
  money('To pay', ({ payable }) => payable),
  { header: 'Placed', text: ({ placedAt }) => indianDay(placedAt) },
  { header: 'Last step', text: ({ movedAt }) => indianDay(movedAt) },
];

const RETURN_COLUMNS: readonly ExportColumn<ReturnListed>[] = [
  { header: 'Order', text: subOrderNumber },
  { header: 'Status', text: ({ status }) => stateLabel(RETURN_STATE_TEXTS, status) },
  { header: 'Goods', text: ({ title }) => title },
  number('Pieces', ({ pieces }) => pieces),
  number('Damaged', ({ damaged }) => damaged),
  { header: 'Reason', text: ({ reason }) => reason },
  { header: 'Note', text: ({ statusReason }) => statusReason ?? '' },
  { header: 'Buyer', text: ({ buyer }) => buyer.businessName },
  { header: 'City', text: ({ buyer }) => buyer.city },
  { header: 'Seller', text: ({ seller }) => seller.businessName },
  { header: 'Credit note', text: ({ creditNote }) => creditNote ?? '' },
  { header: 'Asked', text: ({ createdAt }) => indianDay(createdAt) },
];

const rupees = (header: string, valueOf: (row: ReturnsOfSeller) => number): ExportColumn<ReturnsOfSeller> => ({
  header,
  text: (row) => plainRupees(valueOf(row)),
  isNumber: true,
});

const REPORT_COLUMNS: readonly ExportColumn<ReturnsOfSeller>[] = [
  { header: 'Seller', text: ({ seller }) => seller.businessName },
  number('Returns', ({ returns }) => returns),
  number('Pieces', ({ pieces }) => pieces),
  number('Damaged', ({ damaged }) => damaged),
  rupees('Value, GST extra', ({ value }) => value),
  rupees('Credited', ({ credited }) => credited),
  { header: 'Reasons', text: ({ reasons }) => reasonsText(reasons) },
];

export const ordersArea: Area = {
  finds: { orders: ORDER_FINDER },
  bulk: { orders: ORDER_BULK },
  openWork: { orders: ORDER_WORK },
  exports: {
    'orders.list': listExport({ endpoint: ordersApi.list, title: 'Orders', list: listOrders, columns: COLUMNS }),
    'orders.returns': listExport({
      endpoint: ordersApi.returns,
      title: 'Returns',
      list: listReturns,
      columns: RETURN_COLUMNS,
    }),
    'returnReport.bySeller': wholeExport({
      endpoint: returnReportApi.bySeller,
      title: 'Returns by seller',
      rows: returnReport,
      columns: REPORT_COLUMNS,
    }),
  },
};
