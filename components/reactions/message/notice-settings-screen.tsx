'use client';

import { useTranslations } from 'next-intl';
import { SaveLine } from '@/components/ui/save-line';
import { Switch } from '@/components/ui/switch';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { useNoticeSettings } from '@/lib/reactions/message/client/notice-settings';
import type { NoticeSettings } from '@/lib/reactions/message/contract';

const types = ['likes', 'comments', 'follows', 'events', 'system'] as const;
const channels = ['onSite', 'byMail', 'byWechat'] as const;
type Channel = (typeof channels)[number];
type Way = NoticeSettings['mail'] | NoticeSettings['wechat'];

/** Where the missing part of a way is made up for. */
const cures: Partial<Record<Way, string>> = {
  noAddress: '/Settings/security?change=email',
  notBound: '/Settings/binding',
};

/** How the caller is told of each type of notices: a table of switches, each saved as it is pressed. */
export function NoticeSettingsScreen({ first }: { first: NoticeSettings }) {
  const t = useTranslations('messageSettings');
  const { saver, state } = useNoticeSettings(first);
  const { typed: choices, saved } = state;
  const ways: Record<Channel, Way> = { onSite: 'possible', byMail: saved.mail, byWechat: saved.wechat };

  return (
    <>
      <table className="w-full table-fixed border-line border-t text-sm">
        <thead>
          <tr className="border-line border-b text-ink-3">
            <th scope="col" className="py-3 text-left font-normal">
              {t('table.type')}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-16 py-3 font-normal md:w-24">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type} className="border-line border-b">
              <th scope="row" className="py-3 pe-2 text-left font-normal">
                <span className="block font-semibold text-base">{t(`types.${type}.name`)}</span>
                <span className="block text-ink-3 text-pretty">{t(`types.${type}.text`)}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center align-middle">
                  <Switch
                    label={t('table.switch', { type: t(`types.${type}.name`), channel: t(`channels.${channel}`) })}
                    isOn={choices[type][channel]}
                    isFixed={isFixed({ type, channel }, choices[type], ways[channel])}
                    onChange={(isOn) => saver.change({ [type]: { ...choices[type], [channel]: isOn } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 min-h-11">
        <SettingsSaveLine saver={saver} state={state} />
      </div>
      <dl className="mt-4 grid gap-x-4 gap-y-3 text-sm md:grid-cols-[auto_1fr]">
        {channels.map((channel) => (
          <div key={channel} className="contents">
            <dt className="font-semibold">{t(`channels.${channel}`)}</dt>
            <dd className="-mt-2 text-ink-2 text-pretty md:mt-0">
              <p>{t(`notes.${channel}`)}</p>
              <Missing channel={channel} saved={saved} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether a switch cannot be pressed: what is always on, what nothing reaches, what is not told at all. */
function isFixed(
  { type, channel }: { type: (typeof types)[number]; channel: Channel },
  choice: NoticeSettings['choices']['likes'],
  way: Way,
): boolean {
  if (channel === 'onSite') return type === 'system';
  if (!choice.onSite) return true;
  // Who has followed the account meanwhile says so by a press; what is on can be turned off in any case.
  return way !== 'possible' && way !== 'notFollowing' && !choice[channel];
}

/** Why a channel is not possible, and where that is put right. */
function Missing({ channel, saved }: { channel: Channel; saved: NoticeSettings }) {
  const t = useTranslations('messageSettings');
  if (channel === 'onSite') return null;
  const [way, text, label] =
    channel === 'byMail'
      ? [saved.mail, saved.mail !== 'possible' && t(`mail.${saved.mail}`), t('mail.cure')]
      : [saved.wechat, saved.wechat !== 'possible' && t(`wechat.${saved.wechat}`), t('wechat.cure')];
  if (text === false) return null;
  const href = cures[way];
  return (
    <>
      <p className="text-ink">{text}</p>
      {href && (
        <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {label}
        </Link>
      )}
    </>
  );
}

/** Whether the choices are saved, with actions when they are not. */
function SettingsSaveLine({ saver, state }: ReturnType<typeof useNoticeSettings>) {
  const t = useTranslations('messageSettings.state');
  const problemOf = useProblemWords();
  const { status, error, hasSaved } = state;
  const isSaving = status === 'saving' || status === 'unsaved';
  return (
    <SaveLine
      said={status === 'changed' ? t('changed') : isSaving ? t('saving') : status === 'saved' && hasSaved && t('saved')}
      isBad={status === 'changed'}
      problem={error && status !== 'changed' && problemOf(error).text}
      actions={[
        status === 'failed' && { label: t('retry'), onPress: () => void saver.save() },
        status === 'changed' && { label: t('theirs'), onPress: () => void saver.reload() },
        status === 'changed' && { label: t('mine'), onPress: () => void saver.saveOver() },
      ]}
    />
  );
}
