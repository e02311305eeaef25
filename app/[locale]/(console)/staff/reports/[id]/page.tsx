import { ReportConsole } from '@/components/base/moderation/console-report';
import { ReportedPostRemoval } from '@/components/community/question/card-reported-removal';
import { ReportedEntryTakeDown } from '@/components/events/entry/card-reported-take-down';
import { ReportedCommentRemoval } from '@/components/reactions/comment/card-reported-removal';
import { ReportedPlaylistTakeDown } from '@/components/works/playlist/card-reported-take-down';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { sectionsOf } from '@/lib/app/console';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getReportCase } from '@/lib/base/moderation/server/get-report-case';
import { findTakeDown } from '@/lib/events/entry/server/take-down/find-take-down';
import { isPlaylistTakenDown } from '@/lib/works/playlist/server/is-playlist-taken-down';

export const generateMetadata = consoleHead('reviewReports', 'moderationConsole.reports.title');

/** One thing that was reported. */
export default async function ReportPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewReports', `/staff/reports/${id}`);
  const reported = await getReportCase(context, { id }).catch(orNotFound);
  const { kind, id: subjectId } = reported.subject;
  const section = kind === 'person' ? 'users' : 'works';
  const mayOpenThing = sectionsOf(context).some(({ name }) => name === section);
  const isTakenDown = kind === 'playlist' ? await isPlaylistTakenDown(context, subjectId) : null;
  const takeDown = kind === 'entry' ? await findTakeDown(context, subjectId) : null;
  return (
    <ClientWords
      of={[
        'staff',
        'moderation',
        'moderationConsole',
        'comment',
        'playlistConsole',
        'entryConsole',
        'questionPage.removal',
      ]}
    >
      <ReportConsole
        key={reported.id}
        {...{ reported, mayOpenThing }}
        removal={
          kind === 'comment' ? (
            <ReportedCommentRemoval id={subjectId} />
          ) : (
            (kind === 'question' || kind === 'answer') && <ReportedPostRemoval kind={kind} id={subjectId} />
          )
        }
        takeDown={
          isTakenDown !== null ? (
            <ReportedPlaylistTakeDown id={subjectId} isTakenDown={isTakenDown} />
          ) : (
            takeDown !== null && <ReportedEntryTakeDown id={subjectId} first={takeDown} />
          )
        }
      />
    </ClientWords>
  );
}
