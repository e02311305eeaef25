import type { Context } from '@/lib/platform/server/context';
import type { WechatSettings } from '@/lib/platform/server/settings';
import { withToken } from './access-token';
import { sharedCredential } from './shared-credential';
import { requestTicket } from './wechat-api';

/** The ticket that signs pages, shared by all nodes; null when none is available. */
export function findJsapiTicket(context: Context, settings: WechatSettings): Promise<string | null> {
  return sharedCredential(context, { app_id: settings.appId, name: 'jsapi_ticket' }, () =>
    withToken(context, settings, (token) => requestTicket(settings, token)),
  );
}
