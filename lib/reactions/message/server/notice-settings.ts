import { isDeliverable } from '@/lib/base/delivery/port';
import { tellsByWechat } from '@/lib/base/wechat/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { type Env, env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { noticeTypes } from '../codes';
import type { saveNoticeSettings as contract, NoticeChoices, NoticeSettings } from '../contract';
import { holdRecipient } from './recipient';
import type { NoticeSettingTable } from './tables';

type Settings = Pick<Env, 'sms' | 'mail' | 'demo' | 'wechat' | 'wechatNotice'>;

/** How the caller wants to be told, and which ways are possible. Unauthorized for a visitor. The third argument overrides the configuration. */
export async function getNoticeSettings(
  context: Context,
  _input: object = {},
  settings: Settings = env(),
): Promise<NoticeSettings> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const recipient = await read
    .selectFrom('notice_recipient')
    .select(['revision', 'is_unreachable'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return {
    revision: recipient?.revision ?? 0,
    choices: await readChoices(read, personId),
    mail: await mailState(read, personId, settings),
    wechat: await wechatState(read, { personId, isUnreachable: recipient?.is_unreachable === 1 }, settings),
  };
}

/**
 * Saves the choices of all types, where `revision` is still the last one; of two saves at once one is made. Mails that begin
 * with it tell of what comes from then on. Unauthorized for a visitor, Changed for a revision that is not the last.
 */
export async function saveNoticeSettings(
  context: Context,
  { revision, choices }: InputOf<typeof contract>,
  settings: Settings = env(),
): Promise<NoticeSettings> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const held = await holdRecipient(tx, personId, { language: context.language, revision });
    if (!held) throw new CodedError('Changed');
    await writeChoices(tx, personId, choices);
  });
  return getNoticeSettings(context, {}, settings);
}

/** Those of all types: on the site alone where nothing was chosen. */
export async function readChoices(db: Reader, personId: string): Promise<NoticeChoices> {
  const rows = await db.selectFrom('notice_setting').selectAll().where('person_id', '=', personId).execute();
  const byType = new Map(rows.map((row) => [row.type, choiceOf(row)]));
  const usual = { onSite: true, byMail: false, byWechat: false };
  return Object.fromEntries(noticeTypes.map((type) => [type, byType.get(type) ?? usual])) as NoticeChoices;
}

function choiceOf({ on_site, by_mail, by_wechat }: NoticeSettingTable) {
  return { onSite: on_site === 1, byMail: by_mail === 1, byWechat: by_wechat === 1 };
}

/** Writes the choices of all types. The recipient is held. */
export async function writeChoices(tx: Tx, personId: string, choices: NoticeChoices): Promise<void> {
  const rows = noticeTypes.map((type) => {
    const { onSite, byMail, byWechat } = choices[type];
    return { person_id: personId, type, on_site: Number(onSite), by_mail: Number(byMail), by_wechat: Number(byWechat) };
  });
  await tx
    .insertInto('notice_setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'type']).doUpdateSet((row) => ({
        on_site: row.ref('excluded.on_site'),
        by_mail: row.ref('excluded.by_mail'),
        by_wechat: row.ref('excluded.by_wechat'),
      })),
    )
    .execute();
}

async function mailState(db: Reader, personId: string, settings: Settings): Promise<NoticeSettings['mail']> {
  if (!isDeliverable('email', undefined, settings)) return 'notOffered';
  const account = await db
    .selectFrom('account_user')
    .select('id')
    .where('id', '=', personId)
    .where('email', 'is not', null)
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  return account ? 'possible' : 'noAddress';
}

interface Owner {
  personId: string;
  isUnreachable: boolean;
}

async function wechatState(
  db: Reader,
  { personId, isUnreachable }: Owner,
  settings: Settings,
): Promise<NoticeSettings['wechat']> {
  if (!tellsByWechat(settings)) return 'notOffered';
  const bound = await db
    .selectFrom('account_credential')
    .select('open_id')
    .where('user_id', '=', personId)
    .where('provider_id', '=', 'wechat')
    .executeTakeFirst();
  if (!bound) return 'notBound';
  if (bound.open_id === null) return 'notKnown';
  return isUnreachable ? 'notFollowing' : 'possible';
}
