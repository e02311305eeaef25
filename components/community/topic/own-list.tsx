import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { publicTopicState } from '@/lib/community/topic/codes';
import type { OwnTopic } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

const cuts = [{ width: 140, height: 140 }] as const;

const badges = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  verified: 'text-ok',
  failed: 'text-danger',
} as const;

/** The channels that the caller asked for or hosts, each with its state, why it was refused, and the way on. */
export function OwnTopics({ topics }: { topics: OwnTopic[] }) {
  const t = useTranslations('topicEdit.own');
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {topics.length > 0 && (
          <Link href="/AddTopic/new" className={buttonClass('line')}>
            {t('ask')}
          </Link>
        )}
      </div>
      {topics.length === 0 ? (
        <Notice title={t('empty')} text={t('emptyText')}>
          <Link href="/AddTopic/new" className={buttonClass('accent')}>
            {t('ask')}
          </Link>
        </Notice>
      ) : (
        <ul className="divide-y divide-line">
          {topics.map((topic) => (
            <li key={topic.id}>
              <OwnTopicRow topic={topic} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OwnTopicRow({ topic }: { topic: OwnTopic }) {
  const t = useTranslations('topicEdit.own');
  const textLanguage = useTextLanguage();
  const { id, name, nameLanguage, state, reason, memberCount } = topic;
  if (state === 'deleted') return null;
  const isPublic = state === publicTopicState;
  const isTakenDown = state === 'failed' && topic.wasPublic;
  const folder = isPublic ? '/topicManage' : '/AddTopic';
  return (
    <Link href={`${folder}/${encodeURIComponent(id)}`} className="flex gap-3.5 py-4 hover:text-ink-2">
      <Picture picture={topic.thumb} cuts={cuts} sizes="72px" className="size-18 flex-none rounded-md" />
      <span className="min-w-0">
        <span lang={textLanguage(nameLanguage)} className="line-clamp-2 font-semibold">
          {name || t('untitled')}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
          <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold text-xs ${badges[state]}`}>
            {t(`states.${isTakenDown ? 'takenDown' : state}`)}
          </span>
          {isPublic && <span className="text-ink-3">{t('members', { count: memberCount })}</span>}
        </span>
        <span className="mt-1 block text-ink-2 text-sm text-pretty wrap-anywhere">
          {state === 'failed' && reason ? t('reason', { reason }) : t(`next.${state}`)}
        </span>
      </span>
    </Link>
  );
}
