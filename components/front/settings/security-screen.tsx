import { useTranslations } from 'next-intl';
import type { Security } from '@/lib/people/account/contract';
import { SettingsPage } from './settings-page';
import { SettingsRow, SettingsRows } from './settings-row';

/** The logins of the account, each a row that links to its change. */
export function SecurityScreen({ security }: { security: Security }) {
  const t = useTranslations('settings');
  const { phone, email, hasPassword } = security;
  return (
    <SettingsPage title={t('titles.security')} lead={t('security.lead')}>
      <SettingsRows>
        <SettingsRow
          href="/Settings/security?change=phone"
          label={t('security.phone')}
          value={<span className="tabular-nums">{phone ?? t('security.unbound')}</span>}
        />
        <SettingsRow
          href="/Settings/security?change=email"
          label={t('security.email')}
          value={email ?? t('security.unbound')}
        />
        <SettingsRow
          href="/Settings/security?change=password"
          label={t('security.password')}
          value={hasPassword ? t('security.set') : t('security.unset')}
        />
      </SettingsRows>
    </SettingsPage>
  );
}
