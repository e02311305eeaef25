import { linkTo } from '@/lib/platform/shared/link';

/** Where a login leads: the page that asked for it, when that is one of our own and none that logs in; else `fallback`. */
export function ownPath(redirectUrl: string | null | undefined, fallback: string): string {
  const link = linkTo(redirectUrl);
  if (!link || link.external || entrances.test(link.href)) return fallback;
  return link.href;
}

/** Pages of logging in itself: to come back to one of them would go in circles. */
const entrances =
  /^(?:\/en)?\/(?:login|loginmobile|checkPhoneCode|selectAreaCode|Register|setCode|setNickname|Forget|resetpassword|wechatGetCode|phoneBind|exchange)(?:[/?#]|$)/i;
