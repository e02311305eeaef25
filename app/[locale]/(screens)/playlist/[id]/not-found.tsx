import { useTranslations } from 'next-intl';
import { OwnPlaylist } from '@/components/front/watch/playlist-own';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { ClientWords } from '@/lib/app/client-words';
import { Link } from '@/lib/platform/i18n/link';

/**
 * The 404 of a play list that is unknown, deleted or private. Its owner's browser asks again with the owner's session.
 */
export default function NoPlaylistPage() {
  const t = useTranslations('playlistPage.missing');
  return (
    <ClientWords of={['playlist', 'playlistPage']}>
      <OwnPlaylist>
        <Notice isPage title={t('title')} text={t('text')}>
          <Link href="/" className={buttonClass('ink')}>
            {t('home')}
          </Link>
        </Notice>
      </OwnPlaylist>
    </ClientWords>
  );
}
