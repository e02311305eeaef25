import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sendWechatNotice } from '@/lib/base/wechat/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { type Env, env } from '@/lib/platform/server/env';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { languageNames } from '@/lib/platform/shared/language';
import { isShown } from './notice-rows';
import { type NoticeRow, renderNotices } from './render-notices';
import type { NoticeTable } from './tables';

export type WechatSettings = Pick<Env, 'wechat' | 'wechatNotice' | 'siteUrl'>;

/** A notice as it was before it was told, or told again; a new one is not shown yet. */
export type Former = Pick<NoticeTable, 'id' | 'person_id' | 'type' | 'seq' | 'read_seq' | 'is_shown'>;

const payload = z.object({ noticeId: z.string(), seq: z.int() });

/**
 * Has a reader who wants it told by the chat app, from a job: once until they have read the notice, however much it gathers
 * meanwhile. Nothing of it can fail what causes the notice.
 */
export async function tellByWechat(tx: Tx, former: Former, { seq, now }: { seq: number; now: number }): Promise<void> {
  if (former.is_shown === 1 && (await isUnread(tx, former))) return;
  await enqueue(tx, wechatMessages, { noticeId: former.id, seq }, { now, uniqueKey: `${former.id} ${seq}` });
}

async function isUnread(tx: Tx, { person_id, type, seq, read_seq }: Former): Promise<boolean> {
  const mark = await tx
    .selectFrom('notice_read')
    .select('until')
    .where('person_id', '=', person_id)
    .where('type', '=', type)
    .executeTakeFirst();
  return seq > Math.max(read_seq, mark?.until ?? 0);
}

/** Sends a notice by the chat app; given up after five runs, with a line in the log. */
export const wechatMessages = defineJob({
  kind: 'message.wechat',
  payload,
  maxAttempts: 5,
  run: (context, told) => sendByWechat(context, told),
});

/**
 * Sends a notice as it stands to its reader, when they still want it and have not read it. Who does not follow the service
 * account is noted, and sent nothing more before they save their settings. Throws what {@link sendWechatNotice} throws.
 */
export async function sendByWechat(
  context: Context,
  { noticeId, seq }: z.output<typeof payload>,
  settings: WechatSettings = env(),
): Promise<void> {
  const found = await findUnread(context, noticeId);
  if (!found) return;
  const { person_id: personId, language, open_id: openId, ...row } = found;
  const [notice] = await renderNotices({ ...context, language }, personId, [row]);
  if (!notice || openId === null) return;
  const outcome = await sendWechatNotice(
    context,
    {
      openId,
      text: notice.text,
      at: row.last_at,
      url: `${settings.siteUrl}${languageNames[language].prefix}${notice.path ?? '/PersonalMessage'}`,
      key: createHash('sha256').update(`${noticeId} ${seq}`).digest('hex').slice(0, 32),
    },
    settings,
  );
  if (outcome === 'unreachable') await noteUnreachable(context, personId);
}

type Unread = NoticeRow & Pick<NoticeTable, 'person_id'> & { language: Context['language']; open_id: string | null };

async function findUnread({ db }: Context, noticeId: string): Promise<Unread | undefined> {
  const found = await db.read
    .selectFrom('notice')
    .innerJoin('notice_recipient as recipient', 'recipient.person_id', 'notice.person_id')
    .innerJoin('notice_setting as setting', (join) =>
      join.onRef('setting.person_id', '=', 'notice.person_id').onRef('setting.type', '=', 'notice.type'),
    )
    .innerJoin('account_credential as bound', (join) =>
      join.onRef('bound.user_id', '=', 'notice.person_id').on('bound.provider_id', '=', 'wechat'),
    )
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.person_id', '=', 'notice.person_id').onRef('notice_read.type', '=', 'notice.type'),
    )
    .select(['notice.id', 'notice.type', 'notice.person_id', 'kind', 'about_kind', 'about_id', 'detail'])
    .select(['actor_count', 'seq', 'read_seq', 'last_at', 'until', 'language', 'open_id'])
    .where('notice.id', '=', noticeId)
    .where(isShown)
    .where('on_site', '=', 1)
    .where('by_wechat', '=', 1)
    .where('is_unreachable', '=', 0)
    .executeTakeFirst();
  return found && found.seq > Math.max(found.read_seq, found.until ?? 0) ? found : undefined;
}

async function noteUnreachable({ db }: Context, personId: string): Promise<void> {
  await db.transaction((tx) =>
    tx.updateTable('notice_recipient').set({ is_unreachable: 1 }).where('person_id', '=', personId).execute(),
  );
}
