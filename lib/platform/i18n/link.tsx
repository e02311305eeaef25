'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { getPathname } from './navigation';
import { useLanguage } from './use-navigation';

interface LinkProps extends ComponentProps<'a'> {
  /** Without language prefix, or another site's address, which is not changed. */
  href: string;
  /** Replaces this page in the history. */
  replace?: boolean;
}

/**
 * A link within this language. It navigates on the client; presses for a new tab, a window or a download, and prevented
 * ones, are left to the browser. Used instead of next/link, whose prefetching we do not need and which would be a third
 * of the weight budget of a marketing page (ADR 9).
 */
export function Link({ href, replace = false, onClick, ...props }: LinkProps) {
  const router = useRouter();
  const locale = useLanguage();
  const isOwn = href.startsWith('/');
  const address = isOwn ? getPathname({ locale, href }) : href;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isOwn || event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    if (replace) router.replace(address);
    else router.push(address);
  }

  return <a {...props} href={address} onClick={follow} />;
}

function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return isPlain && ['', '_self'].includes(currentTarget.target) && !currentTarget.hasAttribute('download');
}
