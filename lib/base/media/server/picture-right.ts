import type { Caller } from '@/lib/platform/server/context';
import type { Database, Reader } from '@/lib/platform/server/db/database';
import type { PictureFolder } from '../rules/keys';

/**
 * Who may see the pictures of a media folder, decided by the slice that owns them; one above it may add whom it shows them to.
 */
export interface PictureRight {
  /** Whether it is public: a public thing shows it. */
  isPublic(parts: { db: Database; now(): number }, key: string): Promise<boolean>;
  /** Whether a caller may see it who can see or edit its unpublished thing. */
  isFor?(db: Reader, key: string, caller: Caller): Promise<boolean>;
}

/** Who may see a picture: everybody, or only this viewer. */
export type Sight = 'public' | 'own';

declare module '@/lib/platform/server/slice' {
  interface Slice {
    /** The media folders with pictures of its things. */
    pictures?: Partial<Readonly<Record<PictureFolder, PictureRight>>>;
  }
}
