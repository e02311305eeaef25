import { linkTo } from '@/lib/platform/shared/link';

/** Where a login leads: the page that asked for it, when that is one of our own and none that logs in; else `fallback`. */
export function ownPath(redirectUrl: string | null | undefined, fallback: string): string {
  const link = linkTo(redirectUrl);
  if (!link || link.external) return fallback;
  const path = decoded(link.href);
  // What a server or a proxy on the way may decode must lead nowhere else either.
  if (path === null || /^\/[/\\]/.test(path) || entrances.test(path)) return fallback;
  return link.href;
}

/** Pages of logging in itself, and the one that ends a login: to come back to one of them would go in circles. */
const entrances =
  /^(?:\/(?:en|zh))?\/(?:login|loginmobile|checkPhoneCode|selectAreaCode|Register|setCode|setNickname|Forget|resetpassword|wechatGetCode|phoneBind|exchange|ended)(?:[/?#]|$)/i;

/** Null for a path with a stray `%`. */
function decoded(href: string): string | null {
  try {
    return decodeURIComponent(new URL(href, 'https://own.invalid').pathname);
  } catch {
    return null;
  }
}
