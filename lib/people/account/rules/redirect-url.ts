import { ownPath } from '@/lib/platform/shared/link';

/** Target of a login: the page that asked for it, when it is one of our own and not a login page; else `fallback`. */
export function wayBack(redirectUrl: string | null | undefined, fallback: string): string {
  const path = ownPath(redirectUrl);
  const [page = ''] = path?.split(/[?#]/) ?? [];
  return path === null || entrances.test(decodeURI(page)) ? fallback : path;
}

/** The login pages, and the one that ends a login: returning to one of them would loop. */
const entrances =
  /^(?:\/(?:en|zh))?\/(?:login|loginmobile|checkPhoneCode|selectAreaCode|Register|setCode|setNickname|Forget|resetpassword|wechatGetCode|phoneBind|exchange|ended)(?:\/|$)/i;
