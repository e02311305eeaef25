import { createTranslator } from 'next-intl';
import { shownNickname } from '@/lib/people/person/port';
import type { FeedSource } from '@/lib/platform/server/feed/feed-source';
import { feedEntries, latestWorks } from '@/lib/works/work/port';
import en from '@/messages/en/app/feed.json';
import zh from '@/messages/zh/app/feed.json';
import { creatorPath } from '../rules/entries';

/** The latest works of a person. */
export const personFeeds: FeedSource[] = [
  {
    name: 'people',
    async read({ db, language }, id) {
      const person = await db.read
        .selectFrom('person')
        .select(['nickname', 'created_at'])
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .executeTakeFirst();
      if (!person) return null;
      const t = createTranslator({ locale: language, messages: { zh, en }[language], namespace: 'person' });
      const name = shownNickname(person.nickname, language);
      return {
        ...{ title: t('title', { name }), description: t('description', { name }) },
        page: creatorPath(id),
        since: person.created_at,
        entries: await feedEntries(db.read, await latestWorks(db.read, id), language),
      };
    },
  },
];
