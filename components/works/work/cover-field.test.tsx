import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { workLimits } from '@/lib/works/work/codes';
import zh from '@/messages/zh/works/work-edit.json';
import { freshEditor, showEditor } from '@/test/edit-screen';

const { cover: t } = zh;
const part = () => within(screen.getByRole('region', { name: t.title }));
const picture = (bytes = 9) => new File([new Uint8Array(bytes)], 'cover.png', { type: 'image/png' });

freshEditor();
/** jsdom does not decode pictures. */
const pictureIs = (read: () => Promise<{ width: number; height: number }>) =>
  Object.assign(globalThis, { createImageBitmap: async () => ({ ...(await read()), close() {} }) });

test.each([
  ['large', picture(workLimits.coverBytes + 1), async () => ({ width: 1600, height: 900 })],
  ['small', picture(), async () => ({ width: 503, height: 700 })],
  ['small', picture(), async () => ({ width: 700, height: 335 })],
  ['none', picture(), () => Promise.reject(new Error('no picture'))],
] as const)('a picture that cannot be a cover is refused in words: %s', async (refusal, file, read) => {
  pictureIs(read);
  showEditor({});
  await userEvent.upload(part().getByLabelText(t.pick), file);
  expect(await part().findByRole('alert')).toHaveTextContent(t.refused[refusal]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a film that shows nothing yet has no frame to give', async () => {
  showEditor({});
  await userEvent.click(part().getByRole('button', { name: t.frame }));
  expect(await part().findByRole('alert')).toHaveTextContent(t.frameNone);
});
