import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { contestsPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { readCurrent } from './read-current';

/** The head of a page of the current contest: that of the same page by its name, which is the one that search engines list. */
export async function currentHead(headOf: (name: string) => Promise<Metadata>): Promise<Metadata> {
  const name = await readCurrent();
  if (name !== null) return headOf(name);
  return { title: (await getTranslations('award.current'))('title'), robots: { index: false } };
}

/** A page of the current contest, or where contests are while there is none. */
export async function CurrentPage({ children }: { children(name: string): ReactNode }) {
  const name = await readCurrent();
  if (name !== null) return children(name);
  const t = await getTranslations('award.current');
  return (
    <Notice isPage title={t('heading')} text={t('text')}>
      <Link href={contestsPath} className={buttonClass('ink')}>
        {t('contests')}
      </Link>
    </Notice>
  );
}
