import { getTranslations } from 'next-intl/server';
import { NewTabLink } from '@/components/ui/new-tab-link';

/** The 404 of a work that is not public; its links open outside the frame. */
export default async function NoFilmPage() {
  const t = await getTranslations('watch.missing');
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-1 px-4 py-3 text-center">
      <h1 className="text-lg">{t('title')}</h1>
      <p className="max-w-90 text-sm text-pretty text-white/80">{t('text')}</p>
      <NewTabLink href="/" className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4">
        {t('others')}
      </NewTabLink>
    </div>
  );
}
