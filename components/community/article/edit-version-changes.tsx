'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { paragraphsOf } from '@/lib/community/article/client/paragraphs';
import { type ChangedPart, type ChangedPiece, textChanges } from '@/lib/community/article/client/text-changes';
import { type ArticleTexts, fieldsOf } from '@/lib/community/article/rules/article-texts';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';

interface VersionChangesProps {
  former: ArticleTexts;
  present: ArticleTexts;
}

/** How the texts of an article differ from earlier ones, by words, in each language in which they do. */
export function VersionChanges({ former, present }: VersionChangesProps) {
  const t = useTranslations('articleEdit.versions');
  const changes = useChanges({ former, present });
  if (changes.length === 0) return <p className="text-ink-2">{t('same')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-3 text-sm">{t('legend')}</p>
      {changes.map(({ language, title, body }) => (
        <section key={language} aria-label={t(`languages.${language}`)}>
          <h3 className="mb-1 text-ink-3 text-sm">{t(`languages.${language}`)}</h3>
          <div lang={languageNames[language].html} className="rounded-md bg-sunk px-4 py-3">
            <Parts parts={title} className="font-semibold" />
            <Parts parts={body} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** The languages in which something differs, with the title where it does. */
function useChanges({ former, present }: VersionChangesProps) {
  const t = useTranslations('articleEdit.versions');
  return useMemo(() => {
    const words = { picture: (alt: string) => t('picture', { alt: alt || t('noAlt') }), work: t('work') };
    const lines = (text: string) => (text === '' ? [] : [text]);
    const changesIn = (language: Language) => {
      const { title, body } = fieldsOf[language];
      const [old, now] = [paragraphsOf(former[body], words), paragraphsOf(present[body], words)];
      return {
        language,
        title:
          former[title] === present[title] ? [] : textChanges(lines(former[title]), lines(present[title]), language),
        body: textChanges(old, now, language),
      };
    };
    return languages
      .map(changesIn)
      .filter(({ title, body }) => title.length > 0 || body.some((part) => 'pieces' in part));
  }, [former, present, t]);
}

function Parts({ parts, className = '' }: { parts: readonly ChangedPart[]; className?: string }) {
  const t = useTranslations('articleEdit.versions');
  return parts.map((part, index) => {
    // The parts of a comparison never move.
    const key = `${index} of ${parts.length}`;
    if ('unchanged' in part) {
      return (
        <p key={key} className="my-2 text-ink-3 text-sm">
          {t('unchanged', { count: part.unchanged })}
        </p>
      );
    }
    return (
      <p key={key} className={`my-1 whitespace-pre-wrap wrap-anywhere ${className}`}>
        <Pieces pieces={part.pieces} />
      </p>
    );
  });
}

function Pieces({ pieces }: { pieces: readonly ChangedPiece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return <Piece key={at} piece={piece} />;
  });
}

function Piece({ piece: { kind, text } }: { piece: ChangedPiece }) {
  const t = useTranslations('articleEdit.versions');
  if (kind === 'same') return text;
  if (kind === 'gone') {
    return (
      <del className="text-danger">
        <span className="sr-only">{t('gone')}</span>
        {text}
      </del>
    );
  }
  return (
    <ins className="rounded-sm bg-accent-wash text-ink no-underline">
      <span className="sr-only">{t('new')}</span>
      {text}
    </ins>
  );
}
