import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { printedCode } from '../../rules/certificate-code';

/** Listens to 'account.exported': adds the codes of the person's certificates, of which each is one entry and award. */
export async function exportCertificates(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('contest_certificate')
    .select(['code', 'entry_id', 'award_id', 'made_at'])
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .orderBy('code')
    .execute();
  parts.certificates = rows.map((row) => ({
    ...{ code: printedCode(row.code), entryId: row.entry_id, awardId: row.award_id || null },
    madeAt: isoInBeijing(row.made_at),
  }));
}
