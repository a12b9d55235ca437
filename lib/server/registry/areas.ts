import { OPEN_WORK_KINDS } from '@/lib/contracts/users/open-work';
import { VALUE_USES } from '@/lib/contracts/taxonomy/taxonomy-record';
import { BULK_LISTS } from '@/lib/domain/lists/bulk-changes';
import { FOUND_KINDS } from '@/lib/domain/search/found-kinds';
import { EXPORT_LISTS } from '@/lib/domain/tables/exports';
import { IMPORT_AREAS } from '@/lib/domain/tables/imports';
import { gather } from './gather';
import { AREAS } from './manifests';

/** Exportable lists with their columns. */
export const EXPORTABLE_LISTS = gather(AREAS, 'exports', EXPORT_LISTS);

/** How each area imports table rows. */
export const AREA_IMPORTS = gather(AREAS, 'imports', IMPORT_AREAS);

/** Bulk changes of each list. */
export const BULK_AREAS = gather(AREAS, 'bulk', BULK_LISTS);

/** How the global search finds records of each kind. */
export const FINDERS = gather(AREAS, 'finds', FOUND_KINDS);

/** Every kind of open work of a person. */
export const OPEN_WORK_BY_KIND = gather(AREAS, 'openWork', OPEN_WORK_KINDS);

/** Every kind of record with attribute values. */
export const USES_BY_KIND = gather(AREAS, 'valueUses', VALUE_USES);

/** Background work of areas. */
export const AREA_JOBS = AREAS.flatMap(({ jobs = [] }) => jobs);
