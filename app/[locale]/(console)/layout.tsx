import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { ConsoleFrame } from '@/components/base/staff/console-frame';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { ClientRoot } from '@/components/front/shell/client-root';
import { LanguageToggle } from '@/components/front/shell/language-toggle';
import { MarkerKeeper } from '@/components/front/shell/marker-keeper';
import { SessionEndedHost } from '@/components/front/shell/session-ended-host';
import { SessionKeeper } from '@/components/front/shell/session-keeper';
import { callerContext, tokenOfBrowser } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { countWaiting, nicknameOf, sectionsOf, staffRoleOf } from '@/lib/app/console';

/** Rendered for each request, for the person whose cookie came with it. Never cached, never indexed (DESIGN 7). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff');
  const context = await callerContext();
  // The title must not reveal the console to people who are not staff.
  const title = staffRoleOf(context)
    ? { template: `%s · ${t('name')}`, default: t('name') }
    : (await getTranslations('shell.missing'))('title');
  return { title, robots: { index: false } };
}

/**
 * The console has a frame of its own. Each page checks the caller with `requireStaff`. Others get the 404 page without
 * the frame, which would reveal that there is a console.
 */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const context = await callerContext();
  const { caller } = context;
  const role = staffRoleOf(context);
  if (!caller || !role) return <main id="main">{children}</main>;
  const [token, waiting, nickname] = await Promise.all([
    tokenOfBrowser(),
    countWaiting(context),
    nicknameOf(context, caller.personId),
  ]);
  const t = await getTranslations();
  const sections = sectionsOf(context).map(({ name, path }) => ({ name, path }));
  const words = { short: t('shell.language.short'), label: t('shell.language.label') };
  return (
    <ClientWords of={['staff']}>
      <ClientRoot loadingLabel={t('client.loading')}>
        <SessionKeeper />
        {token && <AdoptSession token={token} />}
        <SessionEndedHost />
        <Suspense>
          <MarkerKeeper />
        </Suspense>
        <ConsoleFrame {...{ sections, waiting }} person={{ nickname, role }} toggle={<LanguageToggle words={words} />}>
          {children}
        </ConsoleFrame>
      </ClientRoot>
    </ClientWords>
  );
}
