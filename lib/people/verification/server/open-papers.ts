import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { sidesOf } from '../codes';
import type { Papers } from '../contract';
import { readPaperPicture } from './paper-pictures';
import { followLink, linksTo } from './picture-link';
import { openFacts } from './private-facts';

/**
 * The private facts of an application, with links to its pictures for this session. The look is recorded before anything is
 * answered. Throws Unauthorized or Forbidden, NullPointer for none and once the facts are removed.
 */
export async function openPapers(context: Context, { id }: { id: string }): Promise<Papers> {
  const { sessionId } = requireAllowed(context, 'reviewVerifications');
  const { db } = context;
  const [row, pictures, linkTo] = await Promise.all([
    db.read.selectFrom('verification_application').selectAll().where('id', '=', id).executeTakeFirst(),
    db.read.selectFrom('verification_picture').select(['id', 'side']).where('application_id', '=', id).execute(),
    linksTo(context, sessionId),
  ]);
  const facts = row && openFacts(row);
  if (!facts) throw new CodedError('NullPointer');
  await recordLook(context, { action: 'verification.papers.opened', id });
  const { paper, ...shown } = facts;
  const sides = sidesOf(row.kind, paper);
  return {
    ...shown,
    pictures: pictures
      .toSorted((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side))
      .map((picture) => ({ side: picture.side, key: linkTo(picture.id) })),
  };
}

/**
 * A picture by the link that this session was given. The look is recorded. Throws Unauthorized or Forbidden, NullPointer for
 * another session's link and once the picture is removed, LinkExpired after five minutes.
 */
export async function readPicture(context: Context, { key }: { key: string }): Promise<FileAnswer> {
  const { sessionId } = requireAllowed(context, 'reviewVerifications');
  const pictureId = await followLink(context, sessionId, key);
  const picture = await context.db.read
    .selectFrom('verification_picture')
    .selectAll()
    .where('id', '=', pictureId)
    .executeTakeFirst();
  if (!picture) throw new CodedError('NullPointer');
  const { application_id: id, side } = picture;
  await recordLook(context, { action: 'verification.picture.opened', id, side });
  const body = await readPaperPicture(context, id, picture);
  return { name: `${side}.jpg`, contentType: 'image/jpeg', body };
}

async function recordLook(context: Context, { action, id, side }: { action: string; id: string; side?: string }) {
  await context.db.transaction((tx) =>
    recordAudit(context, tx, {
      action,
      subject: 'verification.application',
      subjectId: id,
      after: side ? { side } : null,
    }),
  );
}
