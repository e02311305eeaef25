'use client';

import { useTranslations } from 'next-intl';
import type { UserInfo } from '@/lib/people/person/contract';
import { ProfileForm } from './profile-form';
import { ProfilePicture } from './profile-picture';
import { SettingsPage } from './settings-page';

interface ProfileScreenProps {
  info: UserInfo;
  /** The day in Beijing, YYYY-MM-DD: the latest birthday. */
  today: string;
}

/** The caller's profile: its pictures, which are saved when picked, and its fields. */
export function ProfileScreen({ info, today }: ProfileScreenProps) {
  const t = useTranslations('settings.titles');
  return (
    <SettingsPage title={t('profile')}>
      <div className="mb-8 space-y-5">
        <ProfilePicture kind="banner" picture={info.banner} />
        <ProfilePicture kind="avatar" picture={info.avatar} />
      </div>
      <ProfileForm first={info} today={today} />
    </SettingsPage>
  );
}
