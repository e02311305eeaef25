import { contentDocument } from '../contract';
import { firstDocuments } from '../server/first-documents';
import { copyAsText } from './copy-as-text';
import { checkPage, documentOf, editedPage, placedProblems } from './edited-page';
import { emptyRow } from './edited-rows';

const text = { title: '题', description: '', body: '<p>a</p>' };
const about = {
  kind: 'about' as const,
  zh: text,
  en: text,
  data: {
    figures: [{ value: '80%', label: { zh: '国家', en: 'countries' } }],
    milestones: [{ year: 2020, text: { zh: '成立', en: '' } }],
    team: [{ name: { zh: '林', en: 'Lin' }, role: { zh: '策展', en: '' } }],
    partners: [{ name: { zh: '馆', en: '' }, url: 'https://example.org/' }],
  },
};

test.each([...firstDocuments()])('%s comes back as it was', (_, document) => {
  const made = documentOf(editedPage(document));
  expect(contentDocument.parse(made)).toEqual(document);
});

test('a page about the platform comes back as it was', () => {
  const made = documentOf(editedPage(about));
  expect(contentDocument.parse(made)).toEqual(about);
});

test('an empty row is not sent, and what is wrong stands at the row that was meant', () => {
  const page = editedPage(about);
  const [first] = page.data.rows.team ?? [];
  if (!first) throw new Error('no row');
  const wrong = { ...first, key: 'other', values: { ...first.values, 'name.zh': '' } };
  const rows = { ...page.data.rows, team: [first, emptyRow('team'), wrong] };
  const edited = { ...page, data: { ...page.data, rows } };
  const made = documentOf(edited);
  expect(made.data).toMatchObject({ team: [{}, { name: { zh: '' } }] });
  const fields = [
    { field: 'document.data.team.1.name.zh', rule: 'too_small' },
    { field: 'zh.body', rule: 'required' },
  ];
  expect(placedProblems(edited, fields)).toEqual({ 'data.team.2.name.zh': 'too_small', 'zh.body': 'required' });
});

test('prices are typed in yuan and sent in fen; what is no price is not sent', () => {
  const page = editedPage({
    kind: 'rates',
    zh: text,
    en: text,
    data: { prices: { A1: 1999, A2: null }, materials: [{ zh: '图', en: '' }], rules: [] },
  });
  expect(page.data.prices).toEqual({ A1: '19.99', A2: '' });
  const typed = (prices: Record<string, string>) => ({ ...page, data: { ...page.data, prices } });
  const good = typed({ A1: '1.15', A2: '', A3: '12000' });
  expect([checkPage(good), documentOf(good)]).toMatchObject([
    null,
    { data: { prices: { A1: 115, A2: null, A3: 1_200_000 }, materials: [{ zh: '图', en: '' }] } },
  ]);
  expect(checkPage(typed({ A1: '19.999', A2: 'x', A3: '1' }))).toEqual({
    'data.prices.A1': 'price',
    'data.prices.A2': 'price',
  });
});

test('a title that is too long is not sent either', () => {
  const titled = (title: string) => checkPage({ ...editedPage(about), en: { ...text, title } });
  expect([titled('x'.repeat(121)), titled('🎆'.repeat(120))]).toEqual([{ 'en.title': 'tooLong' }, null]);
});

test('a copy holds everything that was typed', () => {
  const copy = copyAsText(editedPage(about));
  for (const part of ['[zh] 题', '<p>a</p>', '80% | 国家 | countries', '2020 | 成立', 'https://example.org/'])
    expect(copy).toContain(part);
});
