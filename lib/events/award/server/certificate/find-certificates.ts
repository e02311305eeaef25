import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { translate } from '@/lib/platform/shared/language';
import type { findCertificates as contract } from '../../contract';
import { findHoldings } from './find-holding';

/** Certificates that the caller can have of an entry. Throws Unauthorized, NullPointer for an entry that is not theirs or has none. */
export async function findCertificates(
  context: Context,
  { entryId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const holdings = await findHoldings(context.db.read, entryId);
  return holdings
    .filter(({ entry }) => entry.people.some(({ id }) => id === personId))
    .map(({ kind, award, publishedTime }) => ({
      ...{ kind, awardId: award?.id ?? null, publishedTime },
      award: translate(award?.name.zh ?? '', award?.name.en ?? '', context.language),
    }));
}
