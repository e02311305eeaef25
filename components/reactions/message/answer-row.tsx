'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Composer } from '@/components/reactions/comment/card-composer';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/platform/i18n/link';
import { beijingTime, formatDate } from '@/lib/platform/shared/format/beijing';
import type { CommentKind } from '@/lib/reactions/comment/codes';
import type { Comment } from '@/lib/reactions/comment/contract';
import { useChangeNotices } from '@/lib/reactions/message/client/change-notices';
import type { AnswerToMe } from '@/lib/reactions/message/contract';
import { AnsweredThing } from './answered-thing';
import { Sentence } from './sentence';
import { UnreadDot } from './unread-dot';

interface AnswerRowProps {
  answer: AnswerToMe;
  isAnswering: boolean;
  onAnswer(isOn: boolean): void;
}

/** What somebody said to the caller, what it answers, and where the caller answers it. */
export function AnswerRow({ answer, isAnswering, onAnswer }: AnswerRowProps) {
  const t = useTranslations('message');
  const { person, comment, answers, answerBy, isUnread } = answer;
  const [sent, setSent] = useState<Comment | null>(null);
  const { markRead } = useChangeNotices();
  const read = () => void markRead(answer);
  return (
    <article className="relative grid grid-cols-[44px_1fr] gap-x-3 pt-4 pb-1">
      {isUnread && <UnreadDot />}
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(person.userId)}`}
        aria-label={person.nickname}
        className="size-11"
      >
        <Avatar picture={person.avatar} size={44} />
      </Link>
      <div className="min-w-0">
        <p className="text-ink-2 text-pretty wrap-anywhere">
          <Sentence text={answer.text} names={answer.names} />
        </p>
        {comment.isGone ? (
          <p className="mt-1 text-ink-3">{t('commentGone')}</p>
        ) : (
          <p dir="auto" className="mt-1 whitespace-pre-wrap text-lg wrap-anywhere">
            {comment.text}
          </p>
        )}
        {answers && (
          <p className="mt-2 line-clamp-2 border-line border-l-2 pl-2.5 text-ink-3 text-sm wrap-anywhere">
            {t('mine')} <bdi>{answers.text}</bdi>
          </p>
        )}
        {comment.isGone || <AnsweredThing about={answer.about} path={answer.path} onOpen={read} />}
        <AnswerFoot answer={answer} isAnswering={isAnswering} onAnswer={onAnswer} />
        {sent && (
          <p role="status" className="mb-3 border-accent border-l-2 pl-2.5 text-ink-2 text-sm wrap-anywhere">
            {t(sent.state === 'waiting' ? 'answeredWaiting' : 'answered')} <bdi>{sent.text}</bdi>
          </p>
        )}
        {isAnswering && answerBy && (
          <div className="pb-3">
            <Composer
              about={{ kind: answerBy.kind as CommentKind, thingId: answerBy.thingId }}
              reply={{
                answer: { replyTo: answerBy.replyTo, rootId: answerBy.replyTo },
                name: person.nickname,
                onCancel: () => onAnswer(false),
              }}
              onSent={(comment) => {
                setSent(comment);
                onAnswer(false);
                read();
              }}
              fieldRef={focus}
            />
          </div>
        )}
      </div>
    </article>
  );
}

/** A field that opens where it was asked for takes the focus, once. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

function AnswerFoot({ answer, isAnswering, onAnswer }: AnswerRowProps) {
  const t = useTranslations('message');
  const { at, person, answerBy, comment, text, isUnread } = answer;
  const { markRead, remove } = useChangeNotices();
  const ms = Date.parse(at);
  return (
    <div className="flex min-h-11 items-center gap-x-4 text-ink-3 text-sm">
      <time dateTime={at} title={formatDate(ms, { withTime: true })} className="tabular-nums">
        {beijingTime(ms)}
      </time>
      {answerBy && !comment.isGone && (
        <button
          type="button"
          aria-expanded={isAnswering}
          aria-label={t('replyTo', { name: person.nickname })}
          onClick={() => onAnswer(!isAnswering)}
          className="min-h-11 px-1 font-semibold text-accent"
        >
          {t('reply')}
        </button>
      )}
      {isUnread && (
        <button type="button" onClick={() => void markRead(answer)} className="min-h-11 px-1 hover:text-ink">
          {t('markRead')}
        </button>
      )}
      <button
        type="button"
        aria-label={t('removeWhat', { text })}
        onClick={() => void remove(answer)}
        className="-mr-3 ml-auto grid size-11 place-items-center hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
