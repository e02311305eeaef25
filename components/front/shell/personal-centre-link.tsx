'use client';

import type { ComponentProps } from 'react';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage, usePathname, useRouter } from '@/lib/platform/i18n/use-navigation';

const here = '/PeopleCenter';

/** Link to the personal centre: through the login for visitors, and without effect on the centre itself. */
export function PersonalCentreLink(props: Omit<ComponentProps<typeof Link>, 'href' | 'onClick'>) {
  const locale = useLanguage();
  const pathname = usePathname();
  const router = useRouter();
  return (
    <Link
      {...props}
      href={here}
      onClick={(event) => {
        if (pathname !== here && isLoggedIn()) return;
        event.preventDefault();
        const back = encodeURIComponent(getPathname({ locale, href: here }));
        if (pathname !== here) router.push(`/login?redirecturl=${back}`);
      }}
    />
  );
}
