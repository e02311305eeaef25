import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import { type Env, env } from '@/lib/platform/server/env';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { tokenRejections, withToken } from './access-token';
import { ask, WechatError } from './wechat-api';

type Settings = Pick<Env, 'wechat' | 'wechatNotice'>;

/** What somebody is told of by the service account. */
export interface WechatNotice {
  /** Who they are to the service account. */
  openId: string;
  /** What has happened; cut where it is longer than WeChat takes. */
  text: string;
  /** When, in ms. */
  at: number;
  /** Where a press leads: a full address. */
  url: string;
  /** At most 32 characters: WeChat delivers one message for each, however often it is asked within ten minutes. */
  key: string;
}

/** What became of it: `unreachable` is who does not follow the account, or is nobody to it. */
export type WechatOutcome = 'sent' | 'unreachable' | 'refused';

/** The characters that a field of a template takes. */
const longestText = 20;
/** Who does not follow the account, and an open id that it does not know. */
const unreachable: readonly unknown[] = [43004, 40003];
/** Another try may help: the system is busy, asked too often within a minute, or has taken no token yet. */
const temporary: readonly unknown[] = [-1, 45011, ...tokenRejections];
/** WeChat's own spelling of no error; the id of the message may be larger than a number holds and is not read. */
const sentAnswer = z.object({ errcode: z.literal(0) });

/** Whether the site tells people of notices by the service account. The argument overrides the configuration. */
export function tellsByWechat({ wechat, wechatNotice }: Settings = env()): boolean {
  return wechat !== null && wechatNotice !== null;
}

/**
 * Sends one message of the configured template (WeChat's sendTemplateMessage). It takes up to 10 s, so call it from a job,
 * which tries again when it throws: a WechatError, or what is thrown when there is no answer. What WeChat will not take
 * another time either is logged as an error and answered as `refused`, so is everything where nothing is configured.
 */
export async function sendWechatNotice(
  context: Context,
  notice: WechatNotice,
  { wechat, wechatNotice }: Settings = env(),
): Promise<WechatOutcome> {
  if (!wechat || !wechatNotice) return 'refused';
  const { templateId, fields } = wechatNotice;
  const body = JSON.stringify({
    touser: notice.openId,
    template_id: templateId,
    url: notice.url,
    client_msg_id: notice.key,
    data: {
      [fields.text]: { value: truncate(notice.text, longestText) },
      [fields.time]: { value: formatDate(notice.at, { withTime: true }) },
    },
  });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  try {
    await withToken(context, wechat, (token) =>
      ask(
        sentAnswer,
        `${wechat.apiUrl}/cgi-bin/message/template/send?${new URLSearchParams({ access_token: token })}`,
        init,
      ),
    );
    return 'sent';
  } catch (error) {
    if (!(error instanceof WechatError) || error.errcode === null || temporary.includes(error.errcode)) throw error;
    if (unreachable.includes(error.errcode)) return 'unreachable';
    context.log.error({ err: error }, 'WeChat refused a message');
    return 'refused';
  }
}
