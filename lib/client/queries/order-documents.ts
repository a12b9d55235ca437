import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { documentsApi, type OrderDocument } from '@/lib/contracts/orders/documents';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { DOCUMENT_WORDS, type PartDocument } from '@/lib/domain/orders/document-kinds';
import { fetchData } from './fetch-data';

/** Under the key of orders, so that any change refetches which documents are outdated. */
const keyOf = (orderId: string) => ['orders', 'documents', orderId];

/** Documents of an order. */
export const useOrderDocuments = (orderId: string) =>
  useQuery({ queryKey: keyOf(orderId), queryFn: fetchData(documentsApi.list, { params: { id: orderId } }) });

const keep = async (made: OrderDocument): Promise<OrderDocument> => {
  const name = `${DOCUMENT_WORDS[made.kind]} ${made.number.replaceAll('/', '-')}.pdf`;
  await download(documentsApi.content, { params: { id: made.id } }, name);
  return made;
};

/** Downloads an existing document. */
export const useDownloadDocument = () => useMutation({ mutationFn: keep });

interface Wish {
  part: { id: string; orderId: string };
  kind: PartDocument;
  subjectId: string;
}

/** Downloads a document of a seller's part; creates it unless an existing one is still up to date. */
export function useMakeDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ part, kind, subjectId }: Wish) =>
      keep(await call(documentsApi.issue, { params: { id: part.id }, body: { kind, subjectId } })),
    onSettled: (_made, _error, { part }) => queryClient.invalidateQueries({ queryKey: keyOf(part.orderId) }),
  });
}

/** Downloads the documents of many parts as one file. */
export function usePrintMany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof documentsApi.printMany>['body']) =>
      download(documentsApi.printMany, { body }, `${DOCUMENT_WORDS[body.kind]}s.pdf`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders', 'documents'] }),
  });
}

/** Creates and downloads the receipt of a payment. */
export const useMakeReceipt = () =>
  useMutation({
    mutationFn: async (paymentId: string) => keep(await call(documentsApi.issueReceipt, { params: { id: paymentId } })),
  });
