'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { getPathname } from './navigation';
import { useLanguage } from './use-navigation';

/** A link within this language; another site's address stays as it is. The only way to `next/link`. */
export function Link({ href, ...props }: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  const locale = useLanguage();
  return <NextLink {...props} href={href.startsWith('/') ? getPathname({ locale, href }) : href} />;
}
