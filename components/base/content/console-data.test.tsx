import { screen, waitFor, within } from '@testing-library/react';
import type { ContentDocument, ContentDraft } from '@/lib/base/content/contract';
import zh from '@/messages/zh/base/content-console.json';
import { headBlock, inBoth, textBlock } from '@/test/blocks';
import { openPage, pageText, pause, servePage, somePage, standInForBrowser, user } from '@/test/content-page';

standInForBrowser();

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('prices are typed in yuan and saved in fen', async () => {
  const data = { prices: { A1: 120_000, A2: null }, materials: [{ zh: '图', en: 'art' }], rules: [] };
  const document: ContentDocument = { kind: 'rates', zh: pageText('刊例', '<p>一</p>'), en: pageText('', ''), data };
  const draft: ContentDraft = { ...somePage, kind: 'rates', document };
  const { made } = servePage(draft);
  await openPage(draft);
  const splash = screen.getByLabelText(zh.data.price.replace('{name}', '开屏'));
  expect(splash).toHaveValue('1200');
  await user.clear(splash);
  await user.type(splash, '19.999');
  await pause();
  expect(await screen.findByText(zh.saveState.refused)).toBeVisible();
  expect(splash).toHaveAccessibleDescription(zh.rules.price);
  expect(made('save')).toEqual([]);
  await user.type(splash, '{Backspace}');
  await user.click(screen.getByRole('button', { name: `${zh.data.add} · ${zh.data.lists.materials}` }));
  await pause();
  await waitFor(() => expect(made('save')).toHaveLength(1));
  expect(made('save')[0]).toMatchObject({ document: { data: { ...data, prices: { A1: 1999, A2: null } } } });
});

test('rows are added, moved and removed, and an empty one is not sent', async () => {
  const team = (name: string) => ({ name: { zh: name, en: '' }, role: { zh: '策展', en: '' } });
  const data = { figures: [], milestones: [], team: [team('林'), team('周')], partners: [] };
  const document: ContentDocument = { kind: 'about', zh: pageText('关于', '<p>一</p>'), en: pageText('', ''), data };
  const draft: ContentDraft = { ...somePage, kind: 'about', document };
  const { made } = servePage(draft);
  await openPage(draft);
  const row = (index: number) =>
    within(
      screen.getByRole('group', {
        name: zh.data.nth.replace('{list}', zh.data.lists.team).replace('{index}', String(index)),
      }),
    );
  await user.click(row(1).getByRole('button', { name: zh.data.down }));
  expect(row(2).getByRole('button', { name: zh.data.down })).toHaveFocus();
  expect(row(1).getByLabelText(zh.data.fields.name.zh)).toHaveValue('周');
  await user.click(screen.getByRole('button', { name: `${zh.data.add} · ${zh.data.lists.team}` }));
  await pause();
  await user.click(row(1).getByRole('button', { name: zh.data.remove }));
  await pause();
  await waitFor(() => expect(made('save')).toHaveLength(2));
  const sent = made('save').map((fields) =>
    (fields.document as { data: typeof data }).data.team.map(({ name }) => name.zh),
  );
  expect(sent).toEqual([['周', '林'], ['林']]);
});

test('blocks of a special are saved as they are, and it has no body of its own', async () => {
  const head = headBlock('a', { title: inBoth('现在', 'Now') });
  const text = textBlock('b', '<p>一</p>');
  const document: ContentDocument = {
    ...{ kind: 'special', zh: pageText('专题', ''), en: pageText('', '') },
    data: { blocks: [head, text] },
  };
  const draft: ContentDraft = { ...somePage, kind: 'special', document };
  const { made } = servePage(draft);
  await openPage(draft);
  expect(screen.queryByText(zh.fields.body)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '上移：文字：一' }));
  await pause();
  await waitFor(() => expect(made('save')).toHaveLength(1));
  expect(made('save')[0]).toMatchObject({ document: { ...document, data: { blocks: [text, head] } } });
});
