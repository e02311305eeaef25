import { getTranslations } from 'next-intl/server';
import { SettingsPage } from '@/components/front/settings/settings-page';
import { NoticeSettingsScreen } from '@/components/reactions/message/notice-settings-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { getNoticeSettings } from '@/lib/reactions/message/server/notice-settings';

export const generateMetadata = privateHead('messageSettings.title');

/** How somebody is told of notices (specification section 2, `/Settings`). */
export default async function NotificationsPage() {
  const context = await requirePerson('/Settings/notifications');
  const [t, first] = await Promise.all([getTranslations('messageSettings'), getNoticeSettings(context)]);
  const words = ['types', 'table', 'channels', 'notes', 'mail', 'wechat', 'state'] as const;
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      <ClientWords of={words.map((part) => `messageSettings.${part}` as const)}>
        <NoticeSettingsScreen first={first} />
      </ClientWords>
    </SettingsPage>
  );
}
