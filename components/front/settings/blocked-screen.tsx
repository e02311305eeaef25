'use client';

import { useTranslations } from 'next-intl';
import { CardBlockButton } from '@/components/people/person/card-block-button';
import { CardPersonRow, CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { blockedPeopleQuery } from '@/lib/people/person/client/block';
import type { PersonItem } from '@/lib/people/person/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { SettingsPage } from './settings-page';

/** The people whom one has blocked. Who was unblocked stays in the list, with the way back, until the page is left. */
export function BlockedScreen({ first }: { first: Page<Omit<PersonItem, 'isFollowed'>> }) {
  const t = useTranslations('settings');
  return (
    <SettingsPage title={t('titles.blocked')} lead={t('blocked.lead')}>
      <h2 className="sr-only">{t('blocked.list')}</h2>
      <PagedList
        query={useOwnList(blockedPeopleQuery, first)}
        keyOf={({ userId }) => userId}
        skeleton={<CardPersonRowSkeleton />}
        skeletons={4}
        empty={<NoBlocked />}
        className="border-line border-t *:border-line *:border-b"
        {...useListWords()}
      >
        {(person) => (
          <CardPersonRow
            person={person}
            action={<CardBlockButton userId={person.userId} nickname={person.nickname} />}
          />
        )}
      </PagedList>
    </SettingsPage>
  );
}

function NoBlocked() {
  const t = useTranslations('settings.blocked');
  return (
    <Notice title={t('empty')} text={t('emptyText')}>
      <Link href="/Settings" className={buttonClass('line')}>
        {t('back')}
      </Link>
    </Notice>
  );
}
