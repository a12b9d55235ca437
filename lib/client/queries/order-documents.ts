import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { documentsApi, type OrderDocument } from '@/lib/contracts/orders/documents';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { DOCUMENT_WORDS, type PartDocument } from '@/lib/domain/orders/document-kinds';
import { fetchData } from './fetch-data';

/** Below the orders, so that whatever changes one asks anew which documents are outdated. */
const keyOf = (orderId: string) => ['orders', 'documents', orderId];

/** The documents that were made of an order. */
export const useOrderDocuments = (orderId: string) =>
  useQuery({ queryKey: keyOf(orderId), queryFn: fetchData(documentsApi.list, { params: { id: orderId } }) });

const keep = async (made: OrderDocument): Promise<OrderDocument> => {
  const name = `${DOCUMENT_WORDS[made.kind]} ${made.number.replaceAll('/', '-')}.pdf`;
  await download(documentsApi.content, { params: { id: made.id } }, name);
  return made;
};

/** Has the browser keep a document that was made before. */
export const useDownloadDocument = () => useMutation({ mutationFn: keep });

interface Wish {
  part: { id: string; orderId: string };
  kind: PartDocument;
  subjectId: string;
}

/** Makes a document of a seller's part, or takes the one that still fits, and has the browser keep it. */
export function useMakeDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ part, kind, subjectId }: Wish) =>
      keep(await call(documentsApi.issue, { params: { id: part.id }, body: { kind, subjectId } })),
    onSettled: (_made, _error, { part }) => queryClient.invalidateQueries({ queryKey: keyOf(part.orderId) }),
  });
}

/** Has the browser keep the papers of many parts, in one file. */
export function usePrintMany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof documentsApi.printMany>['body']) =>
      download(documentsApi.printMany, { body }, `${DOCUMENT_WORDS[body.kind]}s.pdf`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders', 'documents'] }),
  });
}

/** Makes the receipt of a payment, and has the browser keep it. */
export const useMakeReceipt = () =>
  useMutation({
    mutationFn: async (paymentId: string) => keep(await call(documentsApi.issueReceipt, { params: { id: paymentId } })),
  });
