import { missingFields, type SentEntry } from './missing';

const complete: SentEntry = {
  ...{ workId: 'work', categoryId: 'film', modes: ['individual', 'team'], mode: 'individual', teamName: '' },
  ...{ titleZh: '光之夜', titleEn: '', introZh: '一盏灯。', introEn: '', members: [] },
};
const team = { mode: 'team', teamName: '夜行', members: ['confirmed', 'declined'] } as const;

test.each<[string, Partial<SentEntry>, 'zh' | 'en', string[]]>([
  ['one that is complete', {}, 'en', []],
  ['one in English alone', { titleZh: '', titleEn: 'Light', introZh: '', introEn: 'A lamp.' }, 'zh', []],
  ['one without a text', { titleZh: '', introZh: '' }, 'zh', ['titleZh required', 'introZh required']],
  ['the same in English', { titleZh: '', introZh: '' }, 'en', ['titleEn required', 'introEn required']],
  ['work and category', { workId: '', categoryId: '', modes: null }, 'zh', ['workId required', 'categoryId required']],
  ['a category that is gone', { modes: null }, 'zh', ['categoryId required']],
  ['a mode that its category takes', { modes: ['team'] }, 'zh', ['mode category']],
  ['nothing, for a team that has answered', team, 'zh', []],
  ['a team’s name and people', { mode: 'team' }, 'zh', ['teamName required', 'members required']],
  ['somebody who joins', { ...team, members: ['declined'] }, 'zh', ['members required']],
  ['an answer', { ...team, members: ['confirmed', 'invited'] }, 'zh', ['members unanswered']],
  ['the first answer', { ...team, members: ['invited'] }, 'zh', ['members unanswered']],
  ['nobody else, for one person', { members: ['confirmed'] }, 'zh', ['members individual']],
  ['nothing, where all others declined', { members: ['declined'] }, 'zh', []],
])('lacks %s', (_, entry, version, missing) => {
  const faults = missingFields({ ...complete, ...entry }, version);
  expect(faults.map(({ field, rule }) => `${field} ${rule}`)).toEqual(missing);
});
