import type { ReactNode } from 'react';

interface SettingsPageProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The column of every settings page. */
export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-150">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="mt-1 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </div>
  );
}
