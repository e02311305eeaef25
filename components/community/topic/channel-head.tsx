import { useLocale, useTranslations } from 'next-intl';
import { LongText } from '@/components/ui/long-text';
import { Picture } from '@/components/ui/picture';
import type { TopicDetail } from '@/lib/community/topic/contract';
import { kindPath } from '@/lib/community/topic/rules/channel-path';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { CardFollowTopic } from './card-follow-topic';
import { ChannelActions } from './channel-actions';
import { MemberCount } from './member-count';

/** What a channel is (specification section 3): its sign, both names, counts, introduction, and what one can do with it. */
export function ChannelHead({ topic }: { topic: TopicDetail }) {
  const t = useTranslations('topicPage.channel');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, nameZh, nameEn, introduction, introductionLanguage } = topic;
  const [otherName, otherLanguage] = titleLanguage === 'zh' ? [nameEn, 'en' as const] : [nameZh, 'zh' as const];
  return (
    <header>
      <div className="grid grid-cols-[auto_1fr] gap-x-4 md:grid-cols-[auto_1fr_auto]">
        <div className="relative -mt-8 self-start overflow-hidden rounded-lg border-4 border-paper bg-paper">
          <Picture picture={topic.thumb} cuts={cuts} sizes="88px" className="size-22 rounded-sm" />
        </div>
        <div className="order-last col-span-2 mt-3 min-w-0 md:order-none md:col-span-1">
          <h1 lang={textLanguage(titleLanguage)} className="text-2xl text-balance wrap-anywhere">
            {title}
          </h1>
          {otherName && otherName !== title && (
            <p lang={textLanguage(otherLanguage)} className="mt-0.5 text-ink-3 wrap-anywhere">
              {otherName}
            </p>
          )}
        </div>
        <div className="mt-3 justify-self-end">
          <CardFollowTopic topicId={id} title={title} />
        </div>
      </div>
      <div className="mt-3">
        <Facts topic={topic} />
      </div>
      <div className="mt-3">
        {introduction && (
          <LongText
            text={introduction}
            lang={textLanguage(introductionLanguage)}
            words={{ more: t('more'), less: t('less') }}
          />
        )}
        <ChannelActions topicId={id} hostId={topic.host?.userId ?? null} />
      </div>
    </header>
  );
}

function Facts({ topic: { id, kind, memberCount, videoCount, createdAt } }: { topic: TopicDetail }) {
  const t = useTranslations('topicPage');
  const locale = useLocale();
  return (
    <p className="facts text-ink-3 text-sm tabular-nums">
      <span>
        <Link href={kindPath(kind)} className="text-ink underline decoration-line underline-offset-4">
          {t(`kinds.${kind}`)}
        </Link>
      </span>
      <MemberCount topicId={id} count={memberCount} />
      <span>{t('channel.works', { count: videoCount, works: formatMagnitude(videoCount, locale) })}</span>
      <span>
        {t.rich('channel.since', {
          date: formatDate(Date.parse(createdAt)),
          time: (date) => <time dateTime={createdAt}>{date}</time>,
        })}
      </span>
    </p>
  );
}

const cuts = [
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
