import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** Links and navigation that keep the language; the only way to `next/link`. */
export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation(routing);
