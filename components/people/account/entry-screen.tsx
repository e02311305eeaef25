'use client';

import { type ReactNode, useEffect } from 'react';
import { useOwnApp } from '@/components/ui/use-own-app';
import { changeEntryFlow } from '@/lib/people/account/client/entry-flow';
import { AppLogin } from './app-login';

interface EntryScreenProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * A login page: a column under a large title. It stores where the login leads (`redirecturl`), so that all these pages
 * keep it. The own app has a login of its own, which replaces the page.
 */
export function EntryScreen({ title, lead, children }: EntryScreenProps) {
  const isInApp = useOwnApp();

  useEffect(() => {
    const redirecturl = new URLSearchParams(location.search).get('redirecturl');
    if (redirecturl !== null) changeEntryFlow({ redirecturl });
  }, []);

  if (isInApp) return <AppLogin />;
  return (
    <section className="wrap own-app:hidden">
      <div className="mx-auto max-w-100 pt-10 pb-16 md:pt-20">
        <h1 className="text-hero">{title}</h1>
        {lead && <p className="mt-2 min-h-6 text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
