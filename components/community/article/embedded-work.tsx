'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { WorkThumb } from '@/components/works/work/card-thumb';
import { embeddedWorkQuery } from '@/lib/community/article/client/embedded-work';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** A work that stands in a text, where it is not played: what it is, or a sentence where it is gone. */
export function EmbeddedWork({ id }: { id: string }) {
  const t = useTranslations('articleEdit.works');
  const textLanguage = useTextLanguage();
  const { data: work, isError } = useQuery(embeddedWorkQuery(id));
  return (
    <span className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 rounded-md border border-line bg-paper p-2.5">
      {work && <WorkThumb thumb={work.thumb} duration={work.duration} />}
      {work && (
        <span className="min-w-0">
          <span lang={textLanguage(work.titleLanguage)} className="line-clamp-2 font-semibold">
            {work.title}
          </span>
          <CardPersonName name={work.nickName} verification={work.verification} className="text-ink-2 text-sm" />
        </span>
      )}
      {isError && <span className="col-span-2 px-1 text-ink-2 text-sm text-pretty">{t('gone')}</span>}
      {!work && !isError && (
        <span role="status" className="col-span-2 px-1 text-ink-3 text-sm">
          {t('loading')}
        </span>
      )}
    </span>
  );
}
