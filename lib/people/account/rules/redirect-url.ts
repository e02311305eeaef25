import { ownPath } from '@/lib/platform/shared/link';

/** Where a login leads: the page that asked for it, when that is one of our own and none that logs in; else `fallback`. */
export function wayBack(redirectUrl: string | null | undefined, fallback: string): string {
  const path = ownPath(redirectUrl);
  const [page = ''] = path?.split(/[?#]/) ?? [];
  return path === null || entrances.test(decodeURI(page)) ? fallback : path;
}

/** Pages of logging in itself, and the one that ends a login: to come back to one of them would go in circles. */
const entrances =
  /^(?:\/(?:en|zh))?\/(?:login|loginmobile|checkPhoneCode|selectAreaCode|Register|setCode|setNickname|Forget|resetpassword|wechatGetCode|phoneBind|exchange|ended)(?:\/|$)/i;
