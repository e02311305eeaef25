'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { WorkPanel } from '@/components/base/rich-text/card-rich-editor';
import type { FoundChannels } from '@/components/community/topic/card-channel-field';
import { EditBar } from '@/components/works/work/card-edit-bar';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditLanguages } from '@/components/works/work/card-edit-languages';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { publicArticleState } from '@/lib/community/article/codes';
import type { ArticleDraft } from '@/lib/community/article/contract';
import { fieldsOf } from '@/lib/community/article/rules/article-texts';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EditAbout } from './edit-about';
import { EditCheck } from './edit-check';
import { EditCover } from './edit-cover';
import { EditLanguage } from './edit-language';
import { EditMissing } from './edit-missing';
import { useEditArticle } from './edit-state';
import { EditTools } from './edit-tools';
import { type FoundVideos, WorkSheet } from './edit-work-sheet';

interface EditArticleProps {
  first: ArticleDraft;
  personId: string;
  /** What the search finds, which is a slice above this one. */
  FoundTopics: FoundChannels;
  FoundWorks: FoundVideos;
}

/** An article as its author edits it: its texts in both languages, its cover, and by what it is found. */
export function EditArticle({ first, personId, FoundTopics, FoundWorks }: EditArticleProps) {
  const t = useTranslations('articleEdit');
  const router = useRouter();
  const article = useEditArticle(first);
  const [Works] = useState((): WorkPanel => (panel) => <WorkSheet {...{ personId, FoundWorks }} {...panel} />);

  async function remove() {
    if (!(await article.remove())) return;
    toast(t('remove.done'));
    router.replace('/MyMaJiang/articles');
  }
  return (
    <EditFrame refusals={article.refusals} isWide>
      <Head draft={article.draft} />
      {article.isAuto && <EditMissing article={article} />}
      <section aria-label={t('fields.texts')} className="pb-7">
        <EditTools article={article} />
        <EditLanguages
          refusals={article.refusals}
          isBroken={(language) => Object.values(fieldsOf[language]).some((field) => article.rules[field] !== undefined)}
        >
          {(language) => <EditLanguage article={article} language={language} WorkPanel={Works} />}
        </EditLanguages>
        <EditCheck article={article} />
      </section>
      <div className="grid gap-x-8 border-line border-t lg:grid-cols-2 lg:[&>section]:border-t-0">
        <EditSection title={t('cover.title')}>
          <EditCover article={article} />
        </EditSection>
        <EditSection title={t('fields.about')}>
          <EditAbout article={article} FoundTopics={FoundTopics} />
        </EditSection>
      </div>
      <EditRemove
        words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
        onRemove={remove}
      />
      <EditBar editor={article} />
    </EditFrame>
  );
}

/** Which article it is, how it stands, and why it was refused or taken down. */
function Head({ draft: { id, title, titleLanguage, state, reason, wasPublic } }: { draft: ArticleDraft }) {
  const t = useTranslations('articleEdit');
  const textLanguage = useTextLanguage();
  return (
    <header className="mb-5">
      <h1 lang={title ? textLanguage(titleLanguage) : undefined} className="text-2xl wrap-anywhere">
        {title || t('untitled')}
      </h1>
      {state !== 'deleted' && (
        <p className="mt-1 text-ink-2 text-pretty">
          {t(`state.${state === 'failed' && wasPublic ? 'takenDown' : state}`)}{' '}
          {state === publicArticleState && (
            <Link href={`/articleIndex/${encodeURIComponent(id)}`} className="underline underline-offset-4">
              {t('state.open')}
            </Link>
          )}
        </p>
      )}
      {state === 'failed' && reason && (
        <p className="mt-3 max-w-180 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t('state.reason', { reason })}
        </p>
      )}
    </header>
  );
}
