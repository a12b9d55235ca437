import type { ValueUse as CountedUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { OpenWork as CountedWork } from '@/lib/contracts/users/open-work';
import type { BulkList } from '@/lib/domain/lists/bulk-changes';
import type { ExportList } from '@/lib/domain/tables/exports';
import type { FoundKind } from '@/lib/domain/search/found-kinds';
import type { ImportArea } from '@/lib/domain/tables/imports';
import type { BulkArea } from './bulk/bulk-area';
import type { JobKind } from './jobs/job-kind';
import type { OpenWork } from './open-work';
import type { Finder } from './search/search';
import type { Exportable } from './tables/exportable';
import type { AreaImport } from './tables/area-import';
import type { ValueUse } from './value-use';

/**
 * An area's manifest, `area.ts` in its folder: what it provides to features that span all areas. They find it in the
 * registry, so that areas and features do not depend on each other.
 */
export interface Area {
  /** Lists that can be exported. */
  exports?: Partial<Record<ExportList, Exportable>>;
  /** Records that can be imported from a table. */
  imports?: Partial<Record<ImportArea, AreaImport>>;
  /** Lists with bulk changes. */
  bulk?: Partial<Record<BulkList, BulkArea>>;
  /** Open work of a person whose account is closed. */
  openWork?: Partial<Record<CountedWork['kind'], OpenWork>>;
  /** Records with attribute values, for merging two values. */
  valueUses?: Partial<Record<CountedUse['kind'], ValueUse>>;
  /** Records found by the global search. */
  finds?: Partial<Record<FoundKind, Finder>>;
  /** Background work. */
  jobs?: readonly JobKind[];
}
