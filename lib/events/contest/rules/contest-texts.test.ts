import type { ContestFields } from '../contract';
import { contestTexts } from './contest-texts';

const said = (zh: string) => ({ zh, en: '' });
const fields: ContestFields = {
  ...{ name: 'light', isBlind: false, worksTime: '', voteStartTime: '', voteEndTime: '', resultsTime: '' },
  categories: [{ id: 'a', nameZh: '影像', nameEn: 'Film', modes: ['team'], fees: [] }],
  ...{ termsZh: '<p>须<strong>知</strong></p>', termsEn: '' },
  blocks: [
    { kind: 'head', id: 'h', title: said('光'), subtitle: said(''), picture: 'contests/a/b.jpg' },
    { kind: 'text', id: 't', zh: '<p>规<em>则</em></p>', en: '' },
    { kind: 'timetable', id: 'd', title: said(''), rows: [{ time: '10:00', title: said('开幕'), place: said('') }] },
    {
      kind: 'partners',
      id: 'p',
      title: said('伙伴'),
      items: [{ name: said('光社'), url: 'https://a.example', picture: '' }],
    },
    { kind: 'part', id: 'j', part: 'jury', about: 'a' },
  ],
};

test('all that people read is looked through, without markup, under its path', () => {
  expect(contestTexts(fields).map(({ field, text }) => `${field} ${text}`)).toEqual([
    ...['categories.0.nameZh 影像', 'categories.0.nameEn Film', 'termsZh 须知', 'blocks.0.title.zh 光'],
    ...['blocks.1.zh 规则', 'blocks.2.rows.0.time 10:00', 'blocks.2.rows.0.title.zh 开幕', 'blocks.3.title.zh 伙伴'],
    'blocks.3.items.0.name.zh 光社',
  ]);
});
