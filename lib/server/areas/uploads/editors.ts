import type { ScreenId } from '@/config/menu';
import type { Role } from '@/config/roles';
import { findScreenById, rolesThatOpen } from '@/lib/domain/access/access';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';

/** The screen for each kind of work. */
const WORK_SCREENS: Record<UploadKind, ScreenId> = { catalog: 'catalog-tag', video: 'video-fetch' };

/** Roles that can be assigned work: those that open its screen. */
export const editorsOf = (kind: UploadKind): readonly Role[] => rolesThatOpen(WORK_SCREENS[kind]);

export const workPath = (kind: UploadKind): string | null => findScreenById(WORK_SCREENS[kind])?.path ?? null;
