import { createTranslator } from 'next-intl';
import type { SmsNote } from '@/lib/platform/server/settings';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/live/reminder-texts.json';
import zh from '@/messages/zh/live/reminder-texts.json';

/** What is told of a broadcast. */
export interface Subject {
  titleZh: string;
  titleEn: string;
  /** In ms. */
  startAt: number;
}

const wordsOf = (language: Language) => createTranslator({ locale: language, messages: { zh, en }[language] });
const words = { zh: wordsOf('zh'), en: wordsOf('en') };

/** The title in a language, or in the other one where it is missing. */
function titleIn(language: Language, { titleZh, titleEn }: Pick<Subject, 'titleZh' | 'titleEn'>): string {
  return language === 'zh' ? titleZh || titleEn : titleEn || titleZh;
}

/**
 * The texts of a reminder outside of the site, in a person's language: a heading, a sentence, and a line that may be cut at its
 * end.
 */
export function reminderTexts(word: SmsNote, language: Language, subject: Subject) {
  const title = titleIn(language, subject);
  const start = formatDate(subject.startAt, { withTime: true });
  const t = words[language];
  return {
    title,
    start,
    heading: t(`${word}.heading`),
    text: t(`${word}.text`, { title, start }),
    line: t(`${word}.line`, { title }),
  };
}
