import type { Tx } from '@/lib/platform/server/db/database';
import type { PostKind } from '../codes';

interface Standing {
  id: string;
  /** Of a question. */
  title?: string;
  text: string;
  revision: number;
  created_at: number;
  edited_at: number | null;
}

/** Keeps what a post said until now, which everybody can read. The post is held. */
export async function keepVersion(tx: Tx, kind: PostKind, { id, title = '', text, ...row }: Standing): Promise<void> {
  const { revision, created_at, edited_at } = row;
  await tx
    .insertInto('post_version')
    .values({ kind, post_id: id, revision, title, text, written_at: edited_at ?? created_at })
    .execute();
}
