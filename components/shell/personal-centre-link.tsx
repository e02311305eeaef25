'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { getPathname, Link, usePathname, useRouter } from '@/lib/platform/i18n/navigation';

const here = '/PeopleCenter';

/** The way to the personal centre: by the login for who is not logged in, nowhere for who is there already. */
export function PersonalCentreLink(props: Omit<ComponentProps<typeof Link>, 'href' | 'onClick'>) {
  const locale = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  return (
    <Link
      {...props}
      href={here}
      prefetch={false}
      onClick={(event) => {
        if (pathname !== here && isLoggedIn()) return;
        event.preventDefault();
        const back = encodeURIComponent(getPathname({ locale, href: here }));
        if (pathname !== here) router.push(`/login?redirecturl=${back}`);
      }}
    />
  );
}
