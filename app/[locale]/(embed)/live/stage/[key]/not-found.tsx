import { getTranslations } from 'next-intl/server';

/** The 404 of an unknown or renewed address, as the encoder shows it. */
export default async function NoStagePage() {
  const t = await getTranslations('stageView.missing');
  return (
    <div className="grid min-h-full content-center justify-items-center gap-1 px-4 py-3 text-center">
      <h1 className="text-lg">{t('title')}</h1>
      <p className="max-w-90 text-sm text-pretty text-white/80">{t('text')}</p>
    </div>
  );
}
