'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import type { PageSaver, PageState } from '@/lib/base/content/client/use-draft';
import { Link } from '@/lib/platform/i18n/link';
import type { Language } from '@/lib/platform/shared/language';
import type { usePageActs } from './console-acts';

interface PageActionsProps {
  saver: PageSaver;
  state: PageState;
  acts: ReturnType<typeof usePageActs>;
  /** The language being edited, which the preview begins with. */
  language: Language;
}

/** Actions on the page: preview it, discard the draft, publish it. */
export function PageActions({ saver, state, acts, language }: PageActionsProps) {
  const t = useTranslations('contentConsole.acts');
  const { saved: draft, status, theirs } = state;
  const hasNothing = !draft.hasDraft && status === 'saved';
  const isOff = hasNothing || theirs !== null || status === 'gone' || acts.isActing;
  return (
    <>
      <PreviewLink saver={saver} href={`${pathOf(draft.id)}/preview?language=${language}`} />
      <button
        type="button"
        disabled={isOff}
        onClick={() => acts.ask({ kind: 'discard' })}
        className={consoleButton('danger')}
      >
        {t('discard')}
      </button>
      <button
        type="button"
        disabled={isOff}
        onClick={() => acts.ask({ kind: 'publish' })}
        className={consoleButton('accent')}
      >
        {t('publish')}
      </button>
    </>
  );
}

/** The console page of an id. */
const pathOf = (id: string) => `/staff/content/${encodeURIComponent(id)}`;

/** The preview shows what is saved, so unsaved text is saved first. */
function PreviewLink({ saver, href }: { saver: PageSaver; href: string }) {
  const t = useTranslations('contentConsole.acts');

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!saver.isDirty) return;
    event.preventDefault();
    const address = event.currentTarget.href;
    // Opened at once, since browsers open a tab only during a press; its address is set when there is something to
    // show.
    const tab = window.open('', '_blank');
    if (await saver.save()) tab?.location.replace(address);
    else tab?.close();
  }
  return (
    <Link href={href} target="_blank" onClick={open} className={consoleButton()}>
      {t('preview')}
    </Link>
  );
}
