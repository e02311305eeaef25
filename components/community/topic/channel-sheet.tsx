'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { searchLimits } from '@/lib/base/search/codes';
import { followedTopicsQuery } from '@/lib/community/topic/client/topic-list';
import type { TopicItem } from '@/lib/community/topic/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** A channel by its name. */
export interface PickedChannel {
  id: string;
  title: string;
}

/** The channels that the search finds, each as its `children` show it. */
export type FoundChannels = ComponentType<{ text: string; empty: ReactNode; children(topic: TopicItem): ReactNode }>;

export interface ChannelSheetProps {
  FoundTopics: FoundChannels;
  onPick(channel: PickedChannel): void;
  onClose(): void;
}

/** Picks a channel: of those that one follows, or of all by a search. */
export function ChannelSheet({ FoundTopics, onPick, onClose }: ChannelSheetProps) {
  const t = useTranslations('topicPick');
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const row = (topic: TopicItem) => <ChannelRow topic={topic} onPick={onPick} />;
  const none = (words: string) => <p className="py-6 text-center text-ink-2 text-pretty">{words}</p>;
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <TextField
        type="search"
        label={t('search')}
        value={text}
        maxLength={searchLimits.text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="min-h-60">
        {searched === '' ? (
          <FollowedTopics empty={none(t('noneFollowed'))}>{row}</FollowedTopics>
        ) : (
          <FoundTopics text={searched} empty={none(t('noneFound'))}>
            {row}
          </FoundTopics>
        )}
      </div>
    </Sheet>
  );
}

function FollowedTopics({ empty, children }: { empty: ReactNode; children(topic: TopicItem): ReactNode }) {
  const t = useTranslations('topicPick');
  const { words } = useListWords();
  return (
    <>
      <h3 className="mt-3 mb-1 text-ink-3 text-sm">{t('followed')}</h3>
      <PagedList
        query={useOwnList(followedTopicsQuery, null)}
        keyOf={({ id }) => id}
        skeleton={<div className="skeleton my-2 h-10" />}
        skeletons={4}
        empty={empty}
        onEnd={nothing}
        className="divide-y divide-line"
        words={{ ...words, end: '' }}
      >
        {children}
      </PagedList>
    </>
  );
}

/** A short list in a sheet needs no text at its end. */
const nothing = () => {};

function ChannelRow({ topic, onPick }: { topic: TopicItem; onPick(channel: PickedChannel): void }) {
  const textLanguage = useTextLanguage();
  return (
    <button
      type="button"
      onClick={() => onPick({ id: topic.id, title: topic.title })}
      className="flex min-h-14 w-full items-center gap-3 py-2 text-start hover:bg-sunk"
    >
      <span className="size-10 flex-none overflow-hidden rounded-sm">
        <Picture picture={topic.thumb} cuts={thumbs} sizes="40px" className="size-full" />
      </span>
      <span lang={textLanguage(topic.titleLanguage)} className="line-clamp-2">
        {topic.title}
      </span>
    </button>
  );
}

const thumbs = [{ width: 140, height: 140 }] as const;
