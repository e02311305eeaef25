import { createTranslator } from 'next-intl';
import type { LetterMessage } from '@/lib/base/delivery/port';
import type { Context } from '@/lib/platform/server/context';
import { formatCapped } from '@/lib/platform/shared/format/capped';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import en from '@/messages/en/reactions/message-settings.json';
import zh from '@/messages/zh/reactions/message-settings.json';
import { mostCounted, type NoticeType, noticeTypes } from '../codes';
import type { NoticeItem } from '../contract';
import { mailTokens } from './mail-token';

const wordsOf = (language: Language) => createTranslator({ locale: language, messages: { zh, en }[language] });
const words = { zh: wordsOf('zh'), en: wordsOf('en') };

interface News {
  personId: string;
  email: string;
  /** The first few of those that are new. */
  notices: readonly NoticeItem[];
  /** How many are new, up to `mostCounted`. */
  count: number;
}

/** The mail that tells of new notices, in the context's language: what each says and where it leads, and how to end these mails. */
export async function writeMail(
  { db, language }: Context,
  { personId, email, notices, count }: News,
  { siteUrl }: { siteUrl: string },
): Promise<LetterMessage> {
  const t = words[language];
  const some = (most: number, counted: number) => ({ count: counted, shown: formatCapped(counted, most) });
  const all = some(mostCounted, count);
  const others = some(mostCounted - notices.length, count - notices.length);
  const pageOf = (path: string) => `${siteUrl}${languageNames[language].prefix}${path}`;
  const tokenOf = await mailTokens(db);
  const endOf = (type: NoticeType | '') => pageOf(`/unsubscribe?token=${tokenOf({ personId, type })}`);
  const types = noticeTypes.filter((type) => notices.some((notice) => notice.type === type));
  const parts = [
    t('letter.begin', all),
    ...notices.map(({ text, path }) => `· ${text}${path === null ? '' : `\n  ${pageOf(path)}`}`),
    count > notices.length
      ? t('letter.more', { ...others, address: pageOf('/PersonalMessage') })
      : t('letter.all', { address: pageOf('/PersonalMessage') }),
    '-- ',
    t('letter.why', { address: pageOf('/Settings/notifications') }),
    [
      t('letter.end', { address: endOf('') }),
      ...types.map((type) => t('letter.endOf', { type: t(`types.${type}.name`), address: endOf(type) })),
    ].join('\n'),
  ];
  return {
    channel: 'email',
    kind: 'letter',
    address: email,
    subject: t('letter.subject', all),
    text: parts.join('\n\n'),
    unsubscribe: `${siteUrl}/api/message/unsubscribe?token=${tokenOf({ personId, type: '' })}`,
  };
}
