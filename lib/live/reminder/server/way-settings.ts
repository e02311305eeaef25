import { isNoteDeliverable } from '@/lib/base/delivery/port';
import { offersPush } from '@/lib/base/push/port';
import { tellsByWechat } from '@/lib/base/wechat/port';
import type { Env } from '@/lib/platform/server/env';
import type { OutsideWay } from '../codes';

/** What of the configuration decides on the ways. */
export type WaySettings = Pick<
  Env,
  'sms' | 'mail' | 'demo' | 'wechat' | 'wechatNotice' | 'wechatReminder' | 'push' | 'siteUrl'
>;

/** The configuration of the service account for reminders: a template of their own, or that of all notices. */
export function accountFor({ wechat, wechatNotice, wechatReminder }: WaySettings) {
  return { wechat, wechatNotice: wechatReminder ?? wechatNotice };
}

/** The ways that this site has beside the message center. */
export function offeredWays(settings: WaySettings): Record<OutsideWay, boolean> {
  return {
    sms: isNoteDeliverable('soon', undefined, settings),
    serviceAccount: tellsByWechat(accountFor(settings)),
    push: offersPush(settings),
  };
}
