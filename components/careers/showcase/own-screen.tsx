'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { Picture } from '@/components/ui/picture';
import { casesPath, ownCasePath } from '@/lib/careers/showcase/client/addresses';
import { ownCasesQuery } from '@/lib/careers/showcase/client/own-cases';
import type { OwnCase } from '@/lib/careers/showcase/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { Page } from '@/lib/platform/shared/wire';
import { CardCaseSkeleton } from './card-case';
import { CaseStateMark } from './case-state';

/** The cases that the caller is a side of. */
export function OwnCases({ first }: { first: Page<OwnCase> }) {
  const t = useTranslations('showcase.own');
  const query = useOwnList(ownCasesQuery, first);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={casesPath} className={buttonClass('line')}>
          {t('public')}
        </Link>
      </div>
      <p className="mb-6 max-w-170 text-ink-2 text-pretty">{t('lead')}</p>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<CardCaseSkeleton />}
        skeletons={4}
        empty={
          <Notice title={t('none')} text={t('noneText')}>
            <Link href={casesPath} className={buttonClass('ink')}>
              {t('public')}
            </Link>
          </Notice>
        }
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(one) => <Row one={one} />}
      </PagedList>
    </div>
  );
}

function Row({ one }: { one: OwnCase }) {
  const t = useTranslations('showcase');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, thumb, companyName, creator, side, state, agreed } = one;
  return (
    <article className="flex h-full items-start gap-4 py-4">
      <Picture
        picture={thumb}
        cuts={[videoThumbnailSize]}
        sizes="(width >= 768px) 150px, 112px"
        className="aspect-3/2 w-28 flex-none rounded-md md:w-37.5"
      />
      <div className="min-w-0 grow">
        <CaseStateMark state={state} />
        <h2
          lang={title ? textLanguage(titleLanguage) : undefined}
          className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
        >
          <Link href={ownCasePath(id)} className="hover:text-ink-2">
            {title || t('untitled')}
          </Link>
        </h2>
        <p className="mt-0.5 truncate text-ink-2 text-sm">
          {companyName} × {creator?.nickname ?? t('gone')}
        </p>
        <p className="mt-1 text-ink-3 text-sm text-pretty">
          {state === 'half' ? t(agreed.includes(side) ? 'next.theirs' : 'next.yours') : t(`next.${state}`)}
        </p>
      </div>
    </article>
  );
}
