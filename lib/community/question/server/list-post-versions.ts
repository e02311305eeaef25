import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { findPostVersions as contract, PostVersion } from '../contract';

/** What a shown post said before its changes, the latest first. NullPointer for one that is not shown. */
export async function listPostVersions(
  { db: { read } }: Context,
  { kind, id }: InputOf<typeof contract>,
): Promise<PostVersion[]> {
  await read
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const rows = await read
    .selectFrom('post_version')
    .select(['revision', 'title', 'text', 'written_at'])
    .where('kind', '=', kind)
    .where('post_id', '=', id)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ written_at, ...version }) => ({ ...version, writtenAt: isoInBeijing(written_at) }));
}
