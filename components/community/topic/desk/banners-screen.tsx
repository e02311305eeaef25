'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { SortList } from '@/components/ui/sort-list';
import { topicLimits } from '@/lib/community/topic/codes';
import type { DeskBanner, DeskBanners } from '@/lib/community/topic/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { BannerForm } from './banner-form';
import { bannerName } from './banner-name';
import { BannerRow } from './banner-row';
import { useBanners } from './use-banners';

interface BannersScreenProps {
  topicId: string;
  first: DeskBanners;
}

/** The banners of a channel for who runs it: their order, what they lead to and what they bring; one of them in its form. */
export function BannersScreen({ topicId, first }: BannersScreenProps) {
  const t = useTranslations('topicManage.banners');
  const banners = useBanners(topicId, first);
  const [edited, setEdited] = useState<DeskBanner | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffectOn(edited, () => {
    // The list takes the place of the form, and of what had the focus there.
    if (edited === null && wasOpen.current) heading.current?.focus();
    wasOpen.current = edited !== null;
  });
  const { list } = banners;
  const isFull = list.length >= topicLimits.banners;
  if (edited !== null) {
    return (
      <BannerForm
        topicId={topicId}
        banner={edited === 'new' ? null : edited}
        onSaved={(saved) => {
          banners.replace(saved);
          setEdited(null);
        }}
        onCancel={() => setEdited(null)}
      />
    );
  }
  const add = (
    <button type="button" disabled={isFull} onClick={() => setEdited('new')} className={buttonClass('ink')}>
      {t('add')}
    </button>
  );
  return (
    <div className="wrap max-w-240 pt-5 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('title')}{' '}
          <span className="font-normal text-ink-3 tabular-nums">{`${list.length}/${topicLimits.banners}`}</span>
        </h1>
        {list.length > 0 && add}
      </div>
      <p role="status" className="text-ink-2 text-sm">
        {banners.isReplaced ? t('replaced') : isFull && t('full', { most: topicLimits.banners })}
      </p>
      {list.length === 0 ? (
        <Notice title={t('empty')} text={t('emptyText')}>
          {add}
        </Notice>
      ) : (
        <>
          <p className="mt-1 mb-3 text-ink-3 text-sm text-pretty">
            {t(list.length > 1 ? 'hint' : 'hintOfOne', { most: topicLimits.banners })}
          </p>
          <BannerList {...banners} onEdit={setEdited} />
        </>
      )}
    </div>
  );
}

interface BannerListProps extends ReturnType<typeof useBanners> {
  onEdit(banner: DeskBanner): void;
}

function BannerList({ list, move, setOnline, remove, isBusy, onEdit }: BannerListProps) {
  const t = useTranslations('topicManage.banners');
  const sort = useTranslations('topicManage.banners.sort');
  return (
    <SortList
      list={list}
      idOf={({ id }) => id}
      titleOf={(banner) => bannerName(banner) || t('untitled')}
      onMove={move}
      words={{
        ...{ how: sort('how'), role: sort('role'), handle: (place) => sort('handle', place) },
        ...{ taken: (place) => sort('taken', place), over: (place) => sort('over', place) },
        ...{ put: (place) => sort('put', place), left: (place) => sort('left', place) },
      }}
    >
      {(banner) => (
        <BannerRow
          banner={banner}
          isBusy={isBusy}
          onOnline={(isOnline) => setOnline(banner, isOnline)}
          onEdit={() => onEdit(banner)}
          onRemove={() => remove(banner)}
        />
      )}
    </SortList>
  );
}
