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
 * What an area hands to the features that span all areas: its manifest, `area.ts` in its folder. Those features find it
 * in the registry, so that no area knows of them and they know of no area.
 */
export interface Area {
  /** Lists that can be written into a file. */
  exports?: Partial<Record<ExportList, Exportable>>;
  /** Records that can come in as a table. */
  imports?: Partial<Record<ImportArea, AreaImport>>;
  /** Lists whose records can be changed many at a time. */
  bulk?: Partial<Record<BulkList, BulkArea>>;
  /** Work that a person leaves behind when their account is closed. */
  openWork?: Partial<Record<CountedWork['kind'], OpenWork>>;
  /** Records that have values of attributes, for when two values are merged. */
  valueUses?: Partial<Record<CountedUse['kind'], ValueUse>>;
  /** Records that a search of everything finds. */
  finds?: Partial<Record<FoundKind, Finder>>;
  /** Background work. */
  jobs?: readonly JobKind[];
}
