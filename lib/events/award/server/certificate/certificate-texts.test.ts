import { type Certified, certificateTexts } from './certificate-texts';

const certified: Certified = {
  kind: 'awarded',
  award: { id: 'gold', name: { zh: '金奖', en: 'Gold' }, prize: { zh: '', en: '' }, quantity: 1, categoryId: null },
  contest: {
    ...{ id: 'light', name: 'light', address: 'https://example.org/match/light', isBlind: false },
    title: { zh: '光', en: '光' },
    organiser: { id: 'museum', name: '光场美术馆' },
  },
  entry: {
    ...{ id: 'entry', number: 12, title: { zh: '', en: 'City' }, categoryId: 'film', mode: 'team', teamName: '灯组' },
    ...{ people: [], result: 'awarded', awards: [] },
  },
  // In Beijing it is the next day.
  publishedTime: new Date(Date.UTC(2026, 10, 19, 16)).toISOString(),
  ...{ person: '小山', code: '', address: '' },
};

test('a certificate says both languages, and once what is the same in both', () => {
  expect(certificateTexts(certified)).toMatchObject({
    title: ['获奖证书', 'Certificate of Award'],
    award: ['金奖', 'Gold'],
    work: ['《City》'],
    people: ['小山', '灯组'],
    facts: [
      { name: '赛事 Contest', lines: ['光'] },
      { name: '主办 Organised by', lines: ['光场美术馆'] },
      { name: '作品 Work', lines: ['编号 No. 12'] },
      { name: '日期 Date', lines: ['2026-11-20'] },
    ],
  });
});

test('one of a shortlist says so in place of an award', () => {
  const { title, award } = certificateTexts({ ...certified, kind: 'shortlisted', award: null });
  expect([title, award]).toEqual([
    ['入围证书', 'Certificate of Selection'],
    ['入围', 'Shortlisted'],
  ]);
});
