import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerError } from '@/lib/platform/client/errors';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/front/settings.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ProfilePicture } from './profile-picture';

const area = { x: 10, y: 20, width: 2048, height: 2048 };
// The cropper measures layout, which jsdom does not have.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ onCropComplete, maxZoom }: { onCropComplete(part: null, pixels: object): void; maxZoom: number }) => (
    <button type="button" onClick={() => onCropComplete(null, area)}>
      crop up to {maxZoom}
    </button>
  ),
}));

// jsdom's files are not accepted by fetch as blobs.
const call = jest.fn();
jest.mock('@/lib/platform/client/call', () => ({ call: (...asked: unknown[]) => call(...asked) }));

const drawImage = jest.fn();
let drawn: HTMLCanvasElement | null;

beforeEach(() => {
  drawImage.mockClear();
  call.mockReset();
  toastQueue.take();
  standInForDialogs();
  Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => {} });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(this: HTMLCanvasElement, done) {
    drawn = this;
    done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  });
});

const readAs = (width: number, height: number) => {
  globalThis.createImageBitmap = jest.fn(async () => ({ width, height, close() {} }) as ImageBitmap);
};
const file = (bytes = 10) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
const pick = (label: string, picked = file()) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), picked);

test.each([
  ['avatar', 279, 2000, '图片太小，至少需要 280×280 像素。'],
  ['banner', 1440, 249, '图片太小，至少需要 1440×250 像素。'],
] as const)('a small picture is no %s', async (kind, width, height, words) => {
  readAs(width, height);
  renderIn('zh', <ProfilePicture kind={kind} picture={null} />);
  await pick(zh.picture.change[kind]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('5 MB are too large, and are not even read', async () => {
  readAs(4000, 4000);
  renderIn('zh', <ProfilePicture kind="avatar" picture={null} />);
  await pick(zh.picture.change.avatar, file(5 * 1024 * 1024));
  expect(await screen.findByText(zh.picture.refused.large)).toBeVisible();
  expect(createImageBitmap).not.toHaveBeenCalled();
});

test('what cannot be read is no picture', async () => {
  globalThis.createImageBitmap = jest.fn().mockRejectedValue(new DOMException('no picture', 'InvalidStateError'));
  renderIn('en', <ProfilePicture kind="avatar" picture={null} />);
  await pick('Change the avatar');
  expect(await screen.findByText(/not a picture that can be read/)).toBeVisible();
});

async function crop() {
  readAs(2800, 2800);
  renderIn('zh', <ProfilePicture kind="avatar" picture={null} />);
  await pick(zh.picture.change.avatar);
  // Enlarged ten times, 280 pixels are left.
  await userEvent.click(await screen.findByText('crop up to 10'));
  await userEvent.click(screen.getByText(zh.picture.save));
}

test('a picture is cut on a canvas, made no larger than is needed, and saved', async () => {
  call.mockResolvedValue({ avatar: 'new.jpg' });
  await crop();
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.picture.saved]));
  expect(createImageBitmap).toHaveBeenLastCalledWith(expect.any(File), { imageOrientation: 'from-image' });
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 10, 20, 2048, 2048, 0, 0, 1024, 1024);
  expect([drawn?.width, drawn?.height]).toEqual([1024, 1024]);
  const [[endpoint, input, options]] = call.mock.calls as [[{ path: string }, { picture: File }, object]];
  expect([endpoint.path, input.picture.type]).toEqual(['/api/person/picture', 'image/jpeg']);
  expect(input).toMatchObject({ kind: 'avatar' });
  expect(options).toEqual({ encoding: 'multipart', quiet: true });
  expect(screen.queryByText(zh.picture.save)).toBeNull();
  expect(screen.getByRole('img', { name: zh.picture.avatar })).toHaveAttribute(
    'src',
    expect.stringContaining('new.jpg'),
  );
});

test('what the server refuses is said where it was asked for', async () => {
  call.mockRejectedValue(new AnswerError('UnsupportedMediaType', zhErrors.UnsupportedMediaType));
  await crop();
  expect(await screen.findByText(`上传失败：${zhErrors.UnsupportedMediaType}`)).toBeInTheDocument();
  expect(screen.getByText(zh.picture.save)).toBeInTheDocument();
});
