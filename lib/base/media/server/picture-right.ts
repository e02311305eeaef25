import type { Caller } from '@/lib/platform/server/context';
import type { Database, Reader } from '@/lib/platform/server/db/database';
import type { PictureFolder } from '../rules/keys';

/** Who sees the pictures of a media folder, told by the slice whose things they are of. */
export interface PictureRight {
  /** Whether everybody sees it: a thing that is public now shows it. */
  isPublic(parts: { db: Database; now(): number }, key: string): Promise<boolean>;
  /** Whether somebody sees it who sees its thing before everybody does, or edits it. */
  isFor?(db: Reader, key: string, caller: Caller): Promise<boolean>;
}

/** For whom a picture is answered: for everybody, or for this viewer alone. */
export type Sight = 'public' | 'own';

declare module '@/lib/platform/server/slice' {
  interface Slice {
    /** The media folders whose pictures are of its things. */
    pictures?: Partial<Readonly<Record<PictureFolder, PictureRight>>>;
  }
}
