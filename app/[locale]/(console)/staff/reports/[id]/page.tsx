import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ReportConsole } from '@/components/base/moderation/console-report';
import { ReportedCommentRemoval } from '@/components/reactions/comment/card-reported-removal';
import { ReportedPlaylistTakeDown } from '@/components/works/playlist/card-reported-take-down';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { sectionsOf } from '@/lib/app/console';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { orNotFound } from '@/lib/app/or-not-found';
import { getReportCase } from '@/lib/base/moderation/server/get-report-case';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { isPlaylistTakenDown } from '@/lib/works/playlist/server/is-playlist-taken-down';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('moderationConsole.reports');
  return consoleMetadata('reviewReports', t('title'));
}

/** One thing that was reported. */
export default async function ReportPage({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, `/staff/reports/${id}`, 'reviewReports');
  const reported = await getReportCase(context, { id }).catch(orNotFound);
  const { kind, id: subjectId } = reported.subject;
  const section = kind === 'person' ? 'users' : 'works';
  const mayOpenThing = sectionsOf(context).some(({ name }) => name === section);
  const isTakenDown = kind === 'playlist' ? await isPlaylistTakenDown(context, subjectId) : null;
  const words = clientMessages(language, 'staff', 'moderation', 'moderationConsole', 'comment', 'playlistConsole');
  return (
    <NextIntlClientProvider messages={words}>
      <ReportConsole
        key={reported.id}
        {...{ reported, mayOpenThing }}
        removal={kind === 'comment' && <ReportedCommentRemoval id={subjectId} />}
        takeDown={isTakenDown !== null && <ReportedPlaylistTakeDown id={subjectId} isTakenDown={isTakenDown} />}
      />
    </NextIntlClientProvider>
  );
}
