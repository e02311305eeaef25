'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { publishedResultsQuery, resultAddresses } from '@/lib/events/award/client/desk-results';
import { type ResultStage, resultFiles } from '@/lib/events/award/codes';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface DeskPublishedProps {
  stage: ResultStage;
  /** Of the contest. */
  name: string;
}

/** A publication that has been made: when, where everybody reads it, and its signed files. */
export function DeskPublished({ stage, name }: DeskPublishedProps) {
  const t = useTranslations('awardDesk.publish');
  const { data } = useQuery(publishedResultsQuery(name));
  const result = data?.findLast((one) => one.stage === stage);
  const links = [
    { href: contestPartPath(name, stage === 'shortlist' ? 'shortlistedEntries' : 'awards'), words: t(`${stage}.open`) },
    { href: contestPartPath(name, 'integrity'), words: t('integrity') },
  ];
  return (
    <>
      <h3 className="text-base tracking-normal">{t(`${stage}.title`)}</h3>
      <p className="text-ok text-sm tabular-nums">
        {result ? t('doneAt', { time: formatDate(Date.parse(result.publishedTime), { withTime: true }) }) : t('done')}
      </p>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {links.map(({ href, words }) => (
          <Link key={href} href={href} className={link}>
            {words}
          </Link>
        ))}
      </p>
      {result && (
        <p className="flex flex-wrap gap-x-5 text-ink-2 text-sm">
          {Object.entries(resultAddresses(name, result)).map(([file, href]) => (
            <a key={file} href={href} download className={link}>
              {resultFiles[file as keyof typeof resultFiles]}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink-2';
