import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endUpload } from '@/lib/base/upload/client/running-uploads';
import enEditor from '@/messages/en/works/editor.json';
import en from '@/messages/en/works/work-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import zhFilm from '@/messages/zh/works/film-edit.json';
import zhWork from '@/messages/zh/works/work.json';
import zh from '@/messages/zh/works/work-edit.json';
import type { Answer, MadeCall } from '@/test/answers';
import { draftWork as draft } from '@/test/draft-work';
import { freshEditor, showEditor as show } from '@/test/edit-screen';
import { filmFile } from '@/test/film-file';
import { TusServer } from '@/test/tus-server';

const [get, save, submit] = ['/api/video/work/get', '/api/video/work/save', '/api/video/work/submit'];
const replace = '/api/video/work/film';
const title = () => screen.getByLabelText(zh.fields.titleZh);
const sent = (calls: MadeCall[], path = save) => calls.filter((call) => call.path === path).map(({ fields }) => fields);

freshEditor();

test('a draft is saved by itself, with what was typed and the revision that is known', async () => {
  const calls = show({}, { [save]: { data: { ...draft, titleZh: '潮', revision: 4 } } });
  await userEvent.type(title(), '潮');
  await userEvent.type(screen.getByRole('textbox', { name: zh.fields.tags }), '光影{Enter}光影，');
  await userEvent.click(screen.getByRole('radio', { name: zh.fields.original }));
  expect(await screen.findByText(zhEditor.save.saved, {}, { timeout: 4000 })).toBeVisible();
  expect(sent(calls)).toMatchObject([{ id: 'w', revision: 3, titleZh: '潮', tags: ['光影'], isOriginal: 'true' }]);
});

test('says what is wrong with the file, and takes another one in its place; what is typed stays', async () => {
  const server = new TusServer();
  server.open();
  const uploading = { state: 'uploading', progress: 0, problem: null } as const;
  const answers = [{ code: 'Unavailable' }, { data: { ...draft, uploadId: 'u1', processing: uploading } }];
  const calls = show({ state: 'failed' }, { [replace]: () => answers.shift() as Answer, [save]: { data: draft } });
  expect(screen.getByText(zh.state.broken)).toBeVisible();
  expect(screen.getByText(zhWork.problems.notVideo)).toHaveAttribute('role', 'alert');
  await userEvent.type(title(), '潮');
  // Its upload ends, but its answer never arrives: the film counts as uploading during the test.
  server.fates = ['answer', 'silent'];
  await userEvent.upload(screen.getByLabelText(zhFilm.film.another), filmFile());
  await userEvent.click(await screen.findByRole('button', { name: zhFilm.upload.retry }));
  await waitFor(() => expect(screen.queryByText(zhWork.problems.notVideo)).toBeNull());
  expect(sent(calls, replace)).toEqual([
    { id: 'w', uploadId: 'u1' },
    { id: 'w', uploadId: 'u1' },
  ]);
  expect(server.asked('POST')).toHaveLength(1);
  expect(screen.getByText('潮.mp4')).toBeVisible();
  expect(title()).toHaveValue('潮');
  act(() => endUpload('w'));
});

test('a broken film of what is handed in or public is not replaced', () => {
  show({ state: 'verified' }, {});
  expect(screen.getByText(zhWork.problems.notVideo)).toBeVisible();
  expect(screen.queryByLabelText(zhFilm.film.another)).toBeNull();
});

test.each([
  ['zh', zh, zhEditor],
  ['en', en, enEditor],
] as const)(
  '%s: what a work lacks is said at its field in words of its own, and the first takes the focus',
  async (language, words, editor) => {
    const lacking = ['titleZh', 'titleEn', 'introEn', 'file', 'cover', 'isOriginal'];
    const fields = lacking.map((field) => ({ field, rule: 'required' }));
    show({}, { [submit]: { code: '400', fields } }, language);
    await userEvent.click(screen.getByRole('button', { name: editor.bar.submit }));
    // The film comes before all other fields.
    await waitFor(() => expect(screen.getByText(words.rules.requiredFile)).toHaveFocus());
    for (const field of ['titleZh', 'titleEn', 'introEn'] as const)
      expect(screen.getByLabelText(words.fields[field])).toHaveAccessibleDescription(
        RegExp(`^${words.rules.required}`),
      );
    expect(screen.getByLabelText(words.fields.introZh)).not.toHaveAttribute('aria-invalid');
    const original = screen.getByRole('group', { name: words.fields.isOriginal });
    expect(original).toHaveAccessibleDescription(words.rules.requiredOriginal);
    expect(screen.getByText(words.rules.requiredCover)).toBeVisible();
  },
);

test('a change from elsewhere is said, and nothing that is typed is lost until it is given up', async () => {
  let there = draft;
  const change = (): Answer => {
    there = { ...draft, titleZh: '别处', revision: 9 };
    return { code: 'Changed' };
  };
  show({}, { [save]: change, [get]: () => ({ data: there }) });
  await userEvent.type(title(), '这里');
  expect(await screen.findByText(zhEditor.save.changed, {}, { timeout: 4000 })).toBeVisible();
  expect(title()).toHaveValue('这里');
  await userEvent.click(screen.getByRole('button', { name: zhEditor.save.reload }));
  await waitFor(() => expect(title()).toHaveValue('别处'));
});

test('a public work is saved by its button, and prohibited words are asked about first', async () => {
  const open = { ...draft, state: 'verified', titleZh: '光' } as const;
  let tries = 0;
  const calls = show(open, {
    [save]: () => (++tries === 1 ? { code: 'ProhibitedWords' } : { data: { ...open, revision: 4 } }),
  });
  await userEvent.type(title(), '坏');
  await userEvent.click(screen.getByRole('button', { name: zhEditor.bar.save }));
  const dialog = await screen.findByRole('alertdialog', { name: zhEditor.bar.reviewTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: zhEditor.bar.reviewAction }));
  await screen.findByText(zhEditor.save.saved);
  expect(sent(calls).map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
});

test('in a contest everything can be read and nothing changed', () => {
  show({ isInContest: true, titleZh: '光' }, {});
  expect(screen.getByText(zh.state.inContest)).toBeVisible();
  expect(title()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: zh.remove.action })).toBeNull();
});

test('a collaborator is found by nickname, and once only', async () => {
  const found = { userId: 'xu', nickname: '许砚', avatar: null, verification: 'none' as const };
  const credits: (typeof draft)['credits'] = [{ ...found, roles: ['other'], state: 'asked' }];
  const calls = show(
    {},
    { '/api/person/search': { data: [found] }, [save]: { data: { ...draft, credits, revision: 4 } } },
  );
  const box = screen.getByLabelText(zh.credits.search);
  await userEvent.type(box, '许');
  await userEvent.click(await screen.findByRole('button', { name: '添加许砚' }));
  expect(screen.getByText(zh.credits.states.later)).toBeVisible();
  await userEvent.type(box, '许');
  await waitFor(() => expect(box).toHaveAccessibleDescription(zh.credits.nobody));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ credits: [{ userId: 'xu', roles: ['other'] }] }]), {
    timeout: 4000,
  });
});

test('a field that is put right keeps the focus, whatever else is wrong', async () => {
  const fields = [
    { field: 'titleZh', rule: 'required' },
    { field: 'isOriginal', rule: 'required' },
  ];
  show({}, { [submit]: { code: '400', fields }, [save]: { data: draft } });
  await userEvent.click(screen.getByRole('button', { name: zhEditor.bar.submit }));
  await waitFor(() => expect(title()).toHaveFocus());
  await userEvent.click(screen.getByRole('radio', { name: zh.fields.original }));
  expect(screen.getByRole('radio', { name: zh.fields.original })).toHaveFocus();
  expect(title()).toHaveAccessibleDescription(zh.rules.required);
});

test('changes of a public work can be given up', async () => {
  show({ state: 'verified', titleZh: '光' }, { [get]: { data: { ...draft, state: 'verified', titleZh: '光' } } });
  await userEvent.type(title(), '与影');
  expect(screen.getByText(zhEditor.save.unsaved)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zhEditor.save.discard }));
  await waitFor(() => expect(title()).toHaveValue('光'));
  expect(screen.queryByText(zhEditor.save.unsaved)).toBeNull();
});
