import { createTranslator } from 'next-intl';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Feed } from '@/lib/platform/server/feed/write-feed';
import { type Language, languageNames, translate } from '@/lib/platform/shared/language';
import { addressOf, entriesOf, latestOfChannel, latestWorks } from './feed-works';
import { messages } from './messages';

/** What is followed, and the ids of what is new there, the newest first. */
interface Source {
  words: { title: string; description: string };
  /** The page that is followed and its feed, without language prefix; the feed's without ending. */
  page: string;
  feed: string;
  since: number;
  works: string[];
}

/**
 * The feed at `/feeds/works`, `/feeds/people/<id>` or `/feeds/channels/<id>`, in the context's language; null where there is
 * nothing to follow: for people and channels that are not there for everybody.
 */
export async function readFeed(context: Context, kind: string, id: string): Promise<Feed | null> {
  const source = await readSource(context, kind, id);
  if (!source) return null;
  const { language } = context;
  const entries = await entriesOf(context.db.read, source.works, language);
  const times = entries.map(({ publishedAt }) => publishedAt);
  return {
    ...source.words,
    page: addressOf(source.page, language),
    rss: addressOf(`${source.feed}.xml`, language),
    atom: addressOf(`${source.feed}.atom`, language),
    language: languageNames[language].html,
    updatedAt: Math.max(source.since, ...times),
    entries,
  };
}

async function readSource(context: Context, kind: string, id: string): Promise<Source | null> {
  if (kind === 'people') return ofPerson(context, id);
  if (kind === 'channels') return ofChannel(context, id);
  if (kind !== 'works' || id !== 'all') return null;
  const t = wordsIn(context.language);
  const words = { title: t('works.title'), description: t('works.description') };
  return { words, page: '/', feed: '/feeds/works', since: 0, works: await latestWorks(context.db.read) };
}

async function ofPerson({ db, language }: Context, id: string): Promise<Source | null> {
  const person = await db.read
    .selectFrom('person')
    .select(['nickname', 'created_at'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!person) return null;
  const t = wordsIn(language);
  const name = shownNickname(person.nickname, language);
  return {
    words: { title: t('person.title', { name }), description: t('person.description', { name }) },
    page: creatorPath(id),
    feed: `/feeds/people/${id}`,
    since: person.created_at,
    works: await latestWorks(db.read, id),
  };
}

async function ofChannel({ db, language }: Context, id: string): Promise<Source | null> {
  const topic = await db.read
    .selectFrom('topic')
    .select(['name_zh', 'name_en', 'created_at'])
    .where('id', '=', id)
    .where('state', '=', 'verified')
    .executeTakeFirst();
  if (!topic) return null;
  const t = wordsIn(language);
  const name = translate(topic.name_zh, topic.name_en, language).text;
  return {
    words: { title: t('channel.title', { name }), description: t('channel.description', { name }) },
    page: `/topicIntroduce?topicId=${id}`,
    feed: `/feeds/channels/${id}`,
    since: topic.created_at,
    works: await latestOfChannel(db.read, id),
  };
}

const wordsIn = (locale: Language) => createTranslator({ locale, messages: messages[locale], namespace: 'feed' });
