import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endUpload, runUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/works/film-edit.json';
import zhWork from '@/messages/zh/works/work-edit.json';
import type { Answer } from '@/test/answers';
import { draftWork } from '@/test/draft-work';
import { freshEditor, showEditor } from '@/test/edit-screen';
import { filmFile } from '@/test/film-file';
import { TusServer } from '@/test/tus-server';

const router = { replace: jest.fn() };
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual('@/lib/platform/i18n/use-navigation'),
  useRouter: () => router,
}));

const { upload: t } = zh;
const remove = '/api/video/work/remove';
const sending = {
  uploadId: 'w1',
  fileName: '潮.mp4',
  processing: { state: 'uploading', progress: 40, problem: null },
} as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
let server: TusServer;

freshEditor();
beforeEach(() => {
  server = new TusServer();
  server.open();
  server.uploads.set('w1', { length: 1012, bytes: Buffer.alloc(0) });
});
afterEach(() => act(() => endUpload('w')));

const send = () =>
  act(() =>
    runUpload('w', { file: filmFile(), session: createUploadSession(filmFile(), { personId: 'lin', id: 'w1' }) }),
  );

/** A film being uploaded: the server has its offset, and the first part gets no answer. */
function begin() {
  server.fates = ['answer', 'silent'];
  send();
}

test('a film on its way says so, rests at a press and goes on at another', async () => {
  begin();
  showEditor(sending);
  expect(screen.getByText('潮.mp4')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: t.label })).toBeVisible();
  expect(screen.getByText(t.sending)).toHaveAttribute('role', 'status');
  await waitFor(() => expect(server.asked('PATCH')).toHaveLength(1));
  await press(t.pause);
  expect(screen.getByText(t.paused)).toBeVisible();
  await press(t.resume);
  expect(await screen.findByText(t.done)).toBeVisible();
  expect(server.uploads.get('w1')?.bytes).toHaveLength(filmFile().size);
});

test('a film that is all there is looked at again when a save answers meanwhile, from before its end', async () => {
  const [get, save] = ['/api/video/work/get', '/api/video/work/save'];
  const revision = draftWork.revision + 1;
  const waiting = { ...draftWork, ...sending, revision, processing: { state: 'waiting', progress: 0, problem: null } };
  const never = new Promise<Answer>(() => {});
  let look: Answer | Promise<Answer> = { data: { ...draftWork, ...sending } };
  const held = Promise.withResolvers<Answer>();
  const calls = showEditor(sending, { [get]: () => look, [save]: () => held.promise });
  const asked = (path: string) => calls.filter((call) => call.path === path).length;
  await userEvent.type(screen.getByLabelText(zhWork.fields.titleZh), '潮');
  await waitFor(() => expect(asked(save)).toBe(1), { timeout: 4000 });
  look = never;
  send();
  await waitFor(() => expect(asked(get)).toBeGreaterThan(1));

  look = { data: waiting };
  held.resolve({ data: { ...draftWork, ...sending, titleZh: '潮', revision } });
  expect(await screen.findByText(zh.film.waiting)).toBeVisible();
});

test('one whose connection is lost waits and says that it goes on by itself', async () => {
  server.fates = ['lost'];
  send();
  showEditor(sending);
  expect(await screen.findByText(t.waiting)).toBeVisible();
  await press(t.retry);
  expect(await screen.findByText(t.done)).toBeVisible();
});

test('it is given up after a question, and the work with it', async () => {
  begin();
  const calls = showEditor(sending, { [remove]: { data: null }, '/api/video/work/list': { data: { list: [] } } });
  await press(t.cancel);
  const question = () => within(screen.getByRole('alertdialog', { name: t.cancelTitle }));
  expect(question().getByText(t.cancelText)).toBeVisible();
  await userEvent.click(question().getByRole('button', { name: t.close }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText(t.sending)).toBeVisible();
  await press(t.cancel);
  await userEvent.click(question().getByRole('button', { name: t.cancel }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zhWork.remove.done]));
  expect(router.replace).toHaveBeenCalledWith('/MyMaJiang');
  expect(calls.filter(({ path }) => path === remove).map(({ fields }) => fields)).toEqual([{ id: 'w' }]);
  // Nothing more is sent.
  expect(server.asked('PATCH')).toHaveLength(1);
});

test('what an earlier page has begun says how far it came, and goes on with the same file alone', async () => {
  showEditor(sending);
  expect(screen.getByText(t.again.replace('{progress}', '40'))).toBeVisible();
  server.uploads.set('w1', { length: 5, bytes: Buffer.alloc(2) });
  await userEvent.upload(screen.getByLabelText(zh.new.goOn), filmFile());
  expect(await screen.findByText(`上传失败：${t.problems.otherFile}`)).toBeVisible();
  server.uploads.set('w1', { length: filmFile().size, bytes: Buffer.alloc(0) });
  await userEvent.upload(screen.getByLabelText(zh.new.goOn), filmFile());
  expect(await screen.findByText(t.done)).toBeVisible();
  expect(server.asked('POST')).toEqual([]);
});
