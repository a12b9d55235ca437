import { MOST_ROWS, partNamed, readDispatchTable } from '@/lib/domain/orders/dispatch-table';

it.each([
  ['1042-2\t48213\tShree Ganesh\t3', { order: '1042-2', lrNumber: '48213', transporter: 'Shree Ganesh', parcels: 3 }],
  ['1042, LR 7, Ganesh', { order: '1042', lrNumber: '7', transporter: 'Ganesh', parcels: 1 }],
  ['1042, L.R. No. GJ-7/A, Ganesh', { order: '1042', lrNumber: 'GJ-7/A', transporter: 'Ganesh', parcels: 1 }],
  ['1042, LRN7, Ganesh', { order: '1042', lrNumber: 'LRN7', transporter: 'Ganesh', parcels: 1 }],
  [
    '#1042 | 48213 | Ganesh Roadways | two',
    { order: '#1042', lrNumber: '48213', transporter: 'Ganesh Roadways', parcels: 1 },
  ],
  ['१०४२-१;४८;Ganesh', { order: '1042-1', lrNumber: '48', transporter: 'Ganesh', parcels: 1 }],
  ['1042-2   48213   Ganesh', { order: '1042-2', lrNumber: '48213', transporter: 'Ganesh', parcels: 1 }],
])('%j is one row', (line, row) => {
  expect(readDispatchTable(line)).toEqual({ rows: [row], leftOut: [] });
});

it('tells lines that name no order, and takes so many rows at most', () => {
  expect(readDispatchTable('Order\tLR\tTransporter\n\n1042-1\t4\tGanesh')).toMatchObject({
    rows: [{ order: '1042-1' }],
    leftOut: ['Order LR Transporter'],
  });
  expect(readDispatchTable('1042,4,Ganesh\n'.repeat(300)).rows).toHaveLength(MOST_ROWS);
});

it.each([
  ['1042-2', { orderNumber: 1042, position: 2 }],
  ['#1042', { orderNumber: 1042, position: null }],
  ['1042/3', { orderNumber: 1042, position: 3 }],
  ['order', null],
])('%s names %j', (cell, part) => {
  expect(partNamed(cell)).toEqual(part);
});
