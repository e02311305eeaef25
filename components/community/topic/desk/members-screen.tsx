'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { buttonClass } from '@/components/ui/button-class';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { deskMembersQuery } from '@/lib/community/topic/client/desk';
import { topicLimits } from '@/lib/community/topic/codes';
import type { DeskMember } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { BlockedList } from './blocked-list';
import { MemberRow } from './member-row';

const filters = ['all', 'star', 'blocked'] as const;
type Filter = (typeof filters)[number];

interface MembersScreenProps {
  topicId: string;
  first: Page<DeskMember>;
}

/** Who is in a channel, and who may not be: for who runs it. */
export function MembersScreen({ topicId, first }: MembersScreenProps) {
  const t = useTranslations('topicManage.members');
  const [filter, setFilter] = useState<Filter>('all');
  const search = useLiveSearch();
  const words = useTranslations('topicManage.members.search');
  const all = () => {
    setFilter('all');
    search.clear();
  };
  return (
    <div className="wrap max-w-240 pt-5 pb-16">
      <h1 className="sr-only">{t('title')}</h1>
      <fieldset className="rail -mx-gutter mb-2 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('filter')}</legend>
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
            className="min-h-11 flex-none rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      {filter === 'blocked' ? (
        <BlockedList topicId={topicId} onAll={all} />
      ) : (
        <>
          <LiveSearch
            {...search}
            most={64}
            words={{
              ...{ label: words('label'), placeholder: words('placeholder') },
              ...{ submit: words('submit'), clear: words('clear') },
            }}
          />
          <MemberList
            key={filter}
            topicId={topicId}
            isStars={filter === 'star'}
            text={search.searched}
            first={first}
            onAll={all}
          />
        </>
      )}
    </div>
  );
}

interface MemberListProps extends MembersScreenProps {
  isStars: boolean;
  text: string;
  /** Shows all members. */
  onAll(): void;
}

function MemberList({ topicId, isStars, text, first, onAll }: MemberListProps) {
  // The page that came with the screen is outdated once something was changed or another list was shown.
  const [isFirst, setFirst] = useState(!isStars);
  const query = useOwnList<DeskMember>(
    { ...deskMembersQuery(topicId, isStars ? 'star' : '', text), placeholderData: keepPreviousData },
    isFirst && text === '' ? first : null,
  );
  const changed = () => {
    setFirst(false);
    void query.refetch();
  };
  const isAlone = !isStars && text === '' && isHostAlone(query.data?.pages ?? []);
  return (
    <>
      <PagedList
        query={query}
        keyOf={({ userId }) => userId}
        skeleton={<CardPersonRowSkeleton />}
        skeletons={5}
        empty={isStars || text !== '' ? <NoneFound text={text} onAll={onAll} /> : <NoMembers topicId={topicId} />}
        className="divide-y divide-line"
        {...useListWords()}
      >
        {(member) => <MemberRow topicId={topicId} member={member} onChanged={changed} />}
      </PagedList>
      {isAlone && <NoMembers topicId={topicId} />}
    </>
  );
}

const isHostAlone = (pages: Page<DeskMember>[]) => {
  const [only, ...others] = pages.flatMap(({ list }) => list);
  return only?.role === 'host' && others.length === 0;
};

/** Nobody beside its host is in the channel. */
function NoMembers({ topicId }: { topicId: string }) {
  const t = useTranslations('topicManage');
  return (
    <Notice title={t('members.empty')} text={t('members.emptyText')}>
      <Link href={channelPath(topicId)} className={buttonClass('ink')}>
        {t('see')}
      </Link>
    </Notice>
  );
}

/** Nobody is a star, or nobody has such a nickname. */
function NoneFound({ text, onAll }: Pick<MemberListProps, 'text' | 'onAll'>) {
  const t = useTranslations('topicManage.members');
  const said = useTranslations('client.emptyStates');
  const button = (
    <button type="button" onClick={onAll} className={buttonClass('ink')}>
      {t('showAll')}
    </button>
  );
  if (text !== '') {
    return (
      <Notice title={said('noResults')} text={t('none', { text })}>
        {button}
      </Notice>
    );
  }
  return (
    <Notice title={t('emptyStars')} text={t('emptyStarsText', { most: topicLimits.stars })}>
      {button}
    </Notice>
  );
}
