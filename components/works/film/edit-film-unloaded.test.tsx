import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endUpload, runUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import zh from '@/messages/zh/works/film-edit.json';
import { freshEditor, showEditor } from '@/test/edit-screen';
import { filmFile } from '@/test/film-file';
import { TusServer } from '@/test/tus-server';

let mockIsThere = false;
jest.mock('tus-js-client', () => {
  if (!mockIsThere) throw new Error('Failed to load chunk');
  return jest.requireActual('tus-js-client');
});

freshEditor();
afterEach(() => act(() => endUpload('w')));

test('an upload whose sender does not load has failed for that reason, and another try sends the film', async () => {
  const server = new TusServer();
  server.open();
  server.uploads.set('w1', { length: filmFile().size, bytes: Buffer.alloc(0) });
  act(() =>
    runUpload('w', { file: filmFile(), session: createUploadSession(filmFile(), { personId: 'lin', id: 'w1' }) }),
  );
  showEditor({
    uploadId: 'w1',
    fileName: '潮.mp4',
    processing: { state: 'uploading', progress: 0, problem: null },
  });
  expect(await screen.findByText('上传失败：加载模块 tus-js-client 失败（加载出错）')).toHaveAttribute('role', 'alert');
  mockIsThere = true;
  await userEvent.click(screen.getByRole('button', { name: zh.upload.retry }));
  expect(await screen.findByText(zh.upload.done)).toBeVisible();
});
