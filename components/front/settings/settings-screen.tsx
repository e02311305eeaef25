import { useTranslations } from 'next-intl';
import type { Security } from '@/lib/people/account/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { LanguageRow } from './language-row';
import { LogOutRow } from './log-out-row';
import { SettingsPage } from './settings-page';
import { SettingsRow, SettingsRows } from './settings-row';

interface SettingsScreenProps {
  nickname: string;
  security: Security;
}

/** The settings (specification section 2, `/Settings`), each with its current value. */
export function SettingsScreen({ nickname, security }: SettingsScreenProps) {
  const t = useTranslations('settings');
  const { phone, hasWechat, erasedAt } = security;
  return (
    <SettingsPage title={t('titles.settings')}>
      <SettingsRows>
        <SettingsRow href="/Settings/profile" label={t('titles.profile')} value={nickname} />
        <SettingsRow
          href="/Settings/security"
          label={t('titles.security')}
          value={<span className="tabular-nums">{phone ?? t('list.noPhone')}</span>}
        />
        <SettingsRow
          href="/Settings/binding"
          label={t('titles.binding')}
          value={hasWechat ? t('list.wechatBound') : t('list.wechatUnbound')}
        />
        <SettingsRow href="/qualifications" label={t('list.verification')} />
        <SettingsRow href="/Settings/devices" label={t('titles.devices')} />
        <SettingsRow href="/Settings/notifications" label={t('list.notifications')} />
        <SettingsRow href="/Settings/blocked" label={t('titles.blocked')} />
      </SettingsRows>
      <SettingsRows>
        <LanguageRow />
        <SettingsRow href="/Settings/data" label={t('titles.data')} value={t('list.export')} />
        <SettingsRow
          href="/Settings/account"
          label={t('titles.account')}
          value={erasedAt && t('list.erasedOn', { date: formatDate(Date.parse(erasedAt)) })}
        />
      </SettingsRows>
      <SettingsRows>
        <SettingsRow href="/Agreement" label={t('list.agreement')} />
        <SettingsRow href="/Agreement#privacy" label={t('list.privacy')} />
        <LogOutRow />
      </SettingsRows>
    </SettingsPage>
  );
}
