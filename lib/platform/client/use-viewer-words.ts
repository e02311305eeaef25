import { useTranslations } from 'next-intl';

/** The messages of the picture viewer (`components/ui/gallery.tsx`). */
export function useViewerWords() {
  const t = useTranslations('client.pictures');
  return { label: t('label'), close: t('close'), previous: t('previous'), next: t('next') };
}
