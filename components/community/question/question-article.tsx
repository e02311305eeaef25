'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardLikeButton } from '@/components/reactions/like/card-like-button';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ShareButton } from '@/components/ui/share-button';
import type { QuestionDetail } from '@/lib/community/question/contract';
import { loadPart } from '@/lib/platform/client/load-part';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { useCollect } from '@/lib/reactions/collection/client/collect';
import type { EditSheetProps } from './edit-sheet';
import { actionClass } from './post/action-class';
import { AuthorLine } from './post/author-line';
import { CommentsButton, PostComments } from './post/post-comments';
import { PostText } from './post/post-text';
import { RemovalButton } from './post/removal-button';
import { useReviews } from './post/use-reviews';
import { useCommentsWanted } from './use-named-answer';

interface QuestionArticleProps {
  question: QuestionDetail;
  isAsker: boolean;
  /** Others than its asker have answered. */
  isAnswered: boolean;
}

/** A question: its channel, what it asks, who asked, and what one can do with it. */
export function QuestionArticle({ question, isAsker, isAnswered }: QuestionArticleProps) {
  const t = useTranslations('questionPage');
  const textLanguage = useTextLanguage();
  const { id, title, text, language, topic, author, askedAt, editedAt, isClosed, commentCount } = question;
  const isWanted = useCommentsWanted();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? isWanted;
  return (
    <article>
      {topic && (
        <Link
          href={pathOf(topic)}
          lang={textLanguage(topic.titleLanguage)}
          className="inline-flex min-h-11 items-center"
        >
          <span className="sr-only">{t('inChannel')} </span>
          <span className="rounded-full bg-sunk px-3.5 py-1.5 text-sm wrap-anywhere hover:bg-line">{topic.title}</span>
        </Link>
      )}
      <h1 lang={textLanguage(language)} className="mt-2 text-2xl text-pretty wrap-anywhere md:text-[28px] md:leading-9">
        {title}
      </h1>
      <div className="mt-4">
        <AuthorLine kind="question" id={id} author={author} at={askedAt} editedAt={editedAt} />
      </div>
      <PostText text={text} language={language} />
      <Actions {...{ question, isAsker, isAnswered, isOpen }} onComments={() => setToggled(!isOpen)} />
      {isOpen && (
        <PostComments
          kind="question"
          id={id}
          count={commentCount}
          anchor={isWanted ? 'comments' : 'question-comments'}
          isClosed={isClosed}
        />
      )}
    </article>
  );
}

/** The page of a channel. */
const pathOf = ({ id }: { id: string }) => `/topicIntroduce?topicId=${encodeURIComponent(id)}`;

interface ActionsProps extends QuestionArticleProps {
  isOpen: boolean;
  onComments(): void;
}

function Actions({ question, isAsker, isAnswered, isOpen, onComments }: ActionsProps) {
  const t = useTranslations('questionPage.actions');
  const words = useTranslations('questionPage.what');
  const router = useRouter();
  const isReviewer = useReviews();
  const { id, title, likeCount, commentCount, topic, isClosed } = question;
  const what = words('question', { title });
  const share = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') };
  const leave = () => router.replace(topic ? pathOf(topic) : '/topicHome');
  const ending = isAsker ? (isAnswered ? 'answered' : undefined) : 'byStaff';
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">{t('label')}</legend>
      <CardLikeButton kind="question" id={id} title={what} count={likeCount} look="plain" />
      <Collect id={id} />
      <CommentsButton count={commentCount} what={what} isOpen={isOpen} onToggle={onComments} />
      <ShareButton label={t('share')} words={share} className={`noscript:hidden ${actionClass}`} />
      {isAsker && !isClosed && <Edit id={id} />}
      {((isAsker && !isClosed) || (isReviewer && !isAsker)) && (
        <RemovalButton kind="question" id={id} what={what} ending={ending} onGone={leave} />
      )}
      {!isAsker && (
        <ReportLink type="question" id={id} className={actionClass}>
          {t('report')}
        </ReportLink>
      )}
    </fieldset>
  );
}

function Collect({ id }: { id: string }) {
  const t = useTranslations('questionPage.actions');
  const { isCollected, press } = useCollect('question', id);
  return (
    <button
      type="button"
      aria-pressed={isCollected}
      onClick={press}
      className={`noscript:hidden ${actionClass} ${isCollected ? 'text-accent!' : ''}`}
    >
      <ScreenIcon name="bookmark" className={`size-4.5 ${isCollected ? 'fill-current' : ''}`} />
      {t(isCollected ? 'collected' : 'collect')}
    </button>
  );
}

function Edit({ id }: { id: string }) {
  const t = useTranslations('questionPage.actions');
  const [Opened, setOpened] = useState<ComponentType<EditSheetProps> | null>(null);
  const open = () =>
    loadPart(
      () => import('./edit-sheet'),
      'edit question',
      ({ EditSheet }) => setOpened(() => EditSheet),
    );
  return (
    <>
      <button type="button" onClick={open} className={actionClass}>
        {t('edit')}
      </button>
      {Opened && <Opened id={id} onClose={() => setOpened(null)} />}
    </>
  );
}
