import { useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import type { WorkForReview } from '@/lib/works/work/contract';
import { FileStateBadge } from './console-work-file-state';

/** Facts of a work beside its texts. */
export function WorkFacts({ work }: { work: WorkForReview }) {
  const t = useTranslations('workConsole');
  const nameOf = useTranslations('workCategory');
  const comma = useTranslations('staffReview')('comma');
  const { state, reason, submittedAt } = useReviewFacts(work);
  const yesNo = (flag: boolean) => (flag ? t('yes') : t('no'));
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          reason,
          { label: t('author'), value: <PersonLink id={work.authorId}>{work.author}</PersonLink> },
          submittedAt,
          { label: t('createdAt'), value: formatDate(Date.parse(work.createdAt), { withTime: true }) },
          { label: t('original'), value: work.isOriginal === '' ? t('notChosen') : t(`originals.${work.isOriginal}`) },
          { label: t('madeWithAi'), value: yesNo(work.isMadeWithAi) },
          { label: t('downloadable'), value: yesNo(work.isDownloadable) },
          { label: t('tags'), value: work.tags.join(comma) },
          { label: t('category'), value: work.category && nameOf(work.category) },
          { label: t('industry'), value: work.industry },
          { label: t('profession'), value: work.profession },
          { label: t('software'), value: work.software.join(comma) },
          { label: t('contest'), value: work.isInContest ? t('inContest') : null },
          { label: t('counts'), value: t('countsOf', { views: work.viewCount, likes: work.likeCount }) },
          { label: t('id'), value: work.id },
        ]}
      />
    </ConsoleSection>
  );
}

/** The uploaded file, and its playable versions. */
export function WorkFile({ work }: { work: WorkForReview }) {
  const t = useTranslations('workConsole');
  const comma = useTranslations('staffReview')('comma');
  const { file, processing, duration, subtitles } = work;
  const size = file?.width && file.height ? `${file.width} × ${file.height}` : null;
  return (
    <ConsoleSection title={t('file')}>
      <Facts
        facts={[
          { label: t('film'), value: <FileStateBadge processing={processing} /> },
          { label: t('fileName'), value: file?.name },
          { label: t('fileSize'), value: file && t('megabytes', { count: megabytes(file.bytes) }) },
          { label: t('duration'), value: duration > 0 ? formatDuration(duration) : null },
          { label: t('pixels'), value: size },
          { label: t('qualities'), value: file?.qualities.map((height) => `${height}p`).join(comma) },
          { label: t('subtitles'), value: subtitles.map((one) => t(`subtitleLanguages.${one}`)).join(comma) },
        ]}
      />
    </ConsoleSection>
  );
}

const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 1024 / 102.4) / 10);

/** All credits with their roles, and whether each was confirmed. */
export function WorkCredits({ credits }: Pick<WorkForReview, 'credits'>) {
  const t = useTranslations('workConsole');
  const comma = useTranslations('staffReview')('comma');
  return (
    <ConsoleSection title={t('credits')}>
      <Facts
        facts={credits.map(({ userId, nickname, roles, state }) => ({
          label: nickname,
          value: (
            <>
              {roles.map((role) => t(`roles.${role}`)).join(comma)}
              <span className="text-ink-3"> · {t(`creditStates.${state}`)}</span>{' '}
              <PersonLink id={userId}>{t('openPerson', { name: nickname })}</PersonLink>
            </>
          ),
        }))}
      />
    </ConsoleSection>
  );
}

function PersonLink({ id, children }: { id: string; children: string }) {
  return (
    <Link href={`/otherPeople?userId=${encodeURIComponent(id)}`} className="underline underline-offset-4">
      {children}
    </Link>
  );
}
