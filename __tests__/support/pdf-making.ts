import { eq } from 'drizzle-orm';
import { catalogPdfsApi, type CatalogPdf, type PdfWish } from '@/lib/contracts/catalog-pdfs';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { orm } from '@/lib/server/db/database';
import { catalogPdfs } from '@/lib/server/db/schema/catalog-pdfs';
import { files } from '@/lib/server/db/schema/files';
import { someOptions } from '../pdf/sample-catalogs';
import { serveApi } from './api';
import { makeDraft } from './catalog-factories';
import { makeSession, makeUser } from './factories';
import { download } from './files';
import { makeSeller } from './seller-factories';

export const live = async (overrides: Parameters<typeof makeDraft>[0] = {}) =>
  makeDraft({
    status: 'live',
    title: 'Radhika Vol 12',
    rate: 41_500,
    sellerId: (await makeSeller({ status: 'active' })).id,
    ...overrides,
  });

export const wish = (catalogIds: string[], changes: Partial<PdfWish> = {}) => ({
  catalogIds,
  options: someOptions({ rate: 'marked-up', markupPercent: 10, showsSeller: false }),
  format: 'pdf' as const,
  quality: 'normal' as const,
  ...changes,
});

export const at = ({ id }: { id: string }) => ({ params: { id } });

export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** The file of a PDF. */
export const fileOf = async ({ id }: { id: string }) =>
  (await orm().select().from(catalogPdfs).where(eq(catalogPdfs.id, id)))[0]?.fileId;

type Session = Awaited<ReturnType<typeof makeSession>>;

/** The API and a user who makes PDFs with it, new for each test. */
export function servePdfs() {
  const api = serveApi();
  let as: Session;
  beforeEach(async () => {
    as = await makeSession({ user: await makeUser({ roles: ['catalog_expert'] }) });
  });
  return {
    api,
    maker: () => as,
    start: (body: PdfWish) => api.call(catalogPdfsApi.create, { body }, { as }),
    refresh: async (one: { id: string }): Promise<CatalogPdf> =>
      (await api.call(catalogPdfsApi.get, at(one), { as })).data,
    remake: (one: { id: string }) => api.call(catalogPdfsApi.remake, at(one), { as }),
    contentOf: async ({ id }: { id: string }, who: Session = as) =>
      download(api, who, fillPath(catalogPdfsApi.content.path, { id })),
    filesOf: () => orm().select().from(files).where(eq(files.ownerId, as.user.id)),
  };
}
