import { HttpResponse } from 'msw';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import type { DraftPhoto, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { MESSAGES } from '@/config/messages';
import { mockEndpoint, refusal } from './mock-endpoint';
import { photo } from './posts';
import { KESAR, sellersOf } from './sellers';

const TUS = { 'Tus-Resumable': '1.0.0' };
const AT = '2026-11-21T04:00:00.000Z';

interface Arriving {
  name: string;
  /** Response in place of the photo's arrival; evaluated on each try. */
  answer: (headers: Headers) => Response | undefined;
}

/** The server's drafts in these tests, and the arrival of their photos. */
export function draftPlace(arriving: Arriving[] = []) {
  sellersOf();
  const drafts = new Map<string, UploadDraft>();
  const begun = new Map<string, { draftId: string; told: Record<string, string>; bytes: string }>();
  let photos = 0;
  const need = (id: string | undefined): UploadDraft => {
    const found = drafts.get(id ?? '');
    if (!found) throw new Error(`No draft is ${id}`);
    return found;
  };
  mockEndpoint(uploadDraftsApi.list, () =>
    [...drafts.values()].map((one) => ({
      ...one,
      photos: one.photos.length,
      cover: one.photos[0]?.photo ?? null,
    })),
  );
  mockEndpoint(uploadDraftsApi.create, ({ body: { id } }) => {
    const draft: UploadDraft = drafts.get(id) ?? {
      id,
      seller: null,
      source: 'on-ground',
      note: '',
      photos: [],
      changedAt: AT,
      version: 1,
    };
    drafts.set(id, draft);
    return draft;
  });
  mockEndpoint(uploadDraftsApi.get, ({ params: { id } }) => need(id));
  mockEndpoint(uploadDraftsApi.remove, ({ params: { id = '' } }) => {
    drafts.delete(id);
    return {};
  });
  mockEndpoint(uploadDraftsApi.lastTime, { source: 'zip', note: 'Ask for the rates.' });
  const saved = mockEndpoint(uploadDraftsApi.save, ({ params: { id }, body }) => {
    const draft = need(id);
    if (body.version !== draft.version) return refusal(409, { code: 'changed_meanwhile', current: draft });
    const named = [...body.catalogs.flat(), ...body.loose];
    const find = (photoId: string) => draft.photos.filter((one) => one.photo.id === photoId);
    const place = (photoId: string) => {
      const catalog = body.catalogs.findIndex((ids) => ids.includes(photoId));
      return find(photoId).map((one): DraftPhoto => ({ ...one, catalog: catalog < 0 ? null : catalog }));
    };
    const others = draft.photos.filter((one) => ![...named, ...body.leftOut].includes(one.photo.id));
    const seller = body.sellerId === null ? null : { id: body.sellerId, businessName: KESAR.businessName };
    const { source, note } = body;
    const next = { ...draft, seller, source, note, photos: [...named.flatMap(place), ...others] };
    drafts.set(draft.id, { ...next, version: draft.version + 1 });
    return need(id);
  });
  const submitted = mockEndpoint(uploadDraftsApi.submit, ({ params: { id }, body }) => {
    const draft = need(id);
    const sent = body.catalogs.flatMap(({ photoIds }) => photoIds);
    const rest = draft.photos.filter((one) => !sent.includes(one.photo.id));
    drafts.delete(draft.id);
    if (rest.length > 0 && body.restId)
      drafts.set(body.restId, { ...draft, id: body.restId, photos: rest, version: 1 });
    return { uploadId: draft.id, catalogIds: body.catalogs.map((_, index) => photo(900 + index).id) };
  });
  mockEndpoint(photoUploadsApi.begin, ({ params, headers }) => {
    const id = photo(500 + begun.size).id;
    const told = Object.fromEntries(
      (headers.get('upload-metadata') ?? '').split(',').map((pair) => {
        const [name = '', value = ''] = pair.split(' ');
        return [name, Buffer.from(value, 'base64').toString()];
      }),
    );
    begun.set(id, { draftId: params.id ?? '', told, bytes: headers.get('upload-length') ?? '0' });
    const Location = photoUploadsApi.send.path.replace('[id]', id);
    return new HttpResponse(null, { status: 201, headers: { ...TUS, Location } });
  });
  mockEndpoint(photoUploadsApi.offset, ({ params: { id = '' } }) => {
    const bytes = begun.get(id)?.bytes ?? '0';
    return new HttpResponse(null, { headers: { ...TUS, 'Upload-Offset': '0', 'Upload-Length': bytes } });
  });
  mockEndpoint(photoUploadsApi.cancel, {});
  mockEndpoint(photoUploadsApi.send, ({ params: { id = '' }, headers }) => {
    const { draftId, told, bytes } = begun.get(id) ?? { draftId: '', told: {}, bytes: '0' };
    const instead = arriving.find(({ name }) => name === told.name)?.answer(headers);
    if (instead) return instead;
    const draft = need(draftId);
    const known = draft.photos.find((one) => one.name.replace('copy of ', '') === told.name?.replace('copy of ', ''));
    const one: DraftPhoto = known ?? {
      photo: photo((photos += 1)),
      name: told.name ?? '',
      folder: told.folder ?? '',
      takenAt: told.takenAt ?? null,
      catalog: null,
    };
    if (!known) drafts.set(draftId, { ...draft, photos: [...draft.photos, one] });
    return HttpResponse.json({ message: MESSAGES.success, data: one }, { headers: { ...TUS, 'Upload-Offset': bytes } });
  });
  return { drafts, saved, submitted };
}
