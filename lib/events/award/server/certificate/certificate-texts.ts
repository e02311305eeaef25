import { formatDate } from '@/lib/platform/shared/format/beijing';
import en from '@/messages/en/events/award-certificate.json';
import zh from '@/messages/zh/events/award-certificate.json';
import type { Bilingual } from '../../contract/document';
import type { Holding } from './find-holding';

/** What a certificate is drawn of. */
export interface Certified extends Holding {
  person: string;
  /** As it is printed. */
  code: string;
  /** At which it is checked. */
  address: string;
}

/** The texts of a certificate: lists whose first line is the main one. A text that is written in one language stands once. */
export function certificateTexts({ kind, award, contest, entry, person, publishedTime }: Certified) {
  const both = (text: Bilingual) => [...new Set([text.zh, text.en].filter((part) => part !== ''))];
  const named = (key: 'entry' | 'contest' | 'organiser' | 'date') => `${zh[key]} ${en[key]}`;
  const [main = '', ...others] = both(entry.title);
  return {
    site: `${zh.site} ${en.site}`,
    title: [zh.titles[kind], en.titles[kind]],
    award: award ? both(award.name) : both({ zh: zh.shortlisted, en: en.shortlisted }),
    work: [`《${main}》`, ...others],
    people: [person, entry.teamName],
    facts: [
      { name: named('contest'), lines: both(contest.title) },
      { name: named('organiser'), lines: [contest.organiser.name] },
      { name: named('entry'), lines: [`${zh.number} ${en.number} ${entry.number}`] },
      { name: named('date'), lines: [formatDate(Date.parse(publishedTime))] },
    ],
    check: [zh.check, en.check],
  };
}
