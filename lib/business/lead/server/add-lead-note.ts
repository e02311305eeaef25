import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { addLeadNote as contract } from '../contract';
import { severalLines } from '../rules/clean-text';

/**
 * Adds a note of the caller to a request. It does not conflict with concurrent changes: the revision stays.
 * Throws Unauthorized or Forbidden, NullPointer for an unknown request, code 400 for a text without a letter.
 */
export async function addLeadNote(context: Context, input: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const { personId } = requireAllowed(context, 'answerLeads');
  const text = severalLines(input.text);
  if (text === '') throw new CodedError('400', { fields: [{ field: 'text', rule: 'required' }] });
  const note = { id: uuid(), lead_id: input.id, author_id: personId, text, created_at: context.now() };
  const author = await context.db.transaction(async (tx) => {
    const lead = await tx
      .updateTable('cooperation_lead')
      .set({ updated_at: note.created_at })
      .where('id', '=', input.id)
      .returning('id')
      .executeTakeFirst();
    if (!lead) throw new CodedError('NullPointer');
    await tx.insertInto('cooperation_lead_note').values(note).execute();
    // Without its text, which may contain personal data.
    await recordAudit(context, tx, {
      action: 'cooperation.lead.noted',
      subject: 'cooperation.lead',
      subjectId: input.id,
      after: { note: note.id },
    });
    return tx.selectFrom('person').select('nickname').where('id', '=', personId).executeTakeFirst();
  });
  return { id: note.id, text, author: author?.nickname ?? null, createdAt: isoInBeijing(note.created_at) };
}
