'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/lib/platform/i18n/link';
import { useOwnApp } from './use-own-app';

/** A link that opens a new tab, except inside the own app, where it opens in the same window. */
export function NewTabLink(props: Omit<ComponentProps<typeof Link>, 'target'>) {
  const target = useOwnApp() ? undefined : '_blank';
  return <Link {...props} target={target} />;
}
