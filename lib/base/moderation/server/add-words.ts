import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { addWords as contract } from '../contract';
import { readWordLines, type WrongLine } from '../rules/word-lines';

/**
 * Adds prohibited words, one per line, in their normal form; effective on every node within seconds. Adds all of them,
 * or none with code `400` and the errors by line; `repeated` is a word that exists already or occurs twice. Throws
 * Unauthorized or Forbidden for callers who may not edit the words.
 */
export async function addWords(context: Context, input: InputOf<typeof contract>): Promise<{ added: string[] }> {
  const { personId } = requireAllowed(context, 'editWords');
  const { words, wrong } = readWordLines(input.words);
  if (wrong.length > 0) throw wrongLines(wrong);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const added = await tx
      .insertInto('moderation_word')
      .values(words.map(({ word }) => ({ word, created_at: now, added_by: personId })))
      .onConflict((conflict) => conflict.column('word').doNothing())
      .returning('word')
      .execute();
    const fresh = new Set(added.map(({ word }) => word));
    const repeated = words.filter(({ word }) => !fresh.has(word));
    if (repeated.length > 0) throw wrongLines(repeated.map(({ line }) => ({ line, rule: 'repeated' })));
    for (const { word } of words) {
      await recordAudit(context, tx, { action: 'moderation.word.added', subject: 'word', subjectId: word });
    }
  });
  return { added: words.map(({ word }) => word) };
}

function wrongLines(wrong: readonly WrongLine[]): CodedError {
  return new CodedError('400', { fields: wrong.map(({ line, rule }) => ({ field: `words.${line}`, rule })) });
}
