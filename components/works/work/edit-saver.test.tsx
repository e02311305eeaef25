import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import type { WorkChange } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { draftWork as draft } from '@/test/draft-work';
import { EditSaver, savePause } from './edit-saver';

interface Sent {
  change: WorkChange;
  /** Ends the call. */
  answer(): void;
  fail(error: unknown): void;
}

/** An editor whose calls end when the test says so. */
function scene(
  own: Partial<WorkDraft> = {},
  read: () => Promise<WorkDraft> = () => Promise.reject(new Error('unasked')),
) {
  const first = { ...draft, ...own };
  const sent: Sent[] = [];
  const open = () =>
    new EditSaver(first, {
      read,
      save: (change) =>
        new Promise((resolve, reject) => {
          const { titleZh } = change;
          const answer = () => resolve({ ...first, titleZh, revision: Number(change.revision) + 1 });
          sent.push({ change, answer, fail: reject });
        }),
    });
  return { saver: open(), sent, open };
}
const changed = new AnswerError('Changed', 'changed');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a draft is saved after a pause; what is typed meanwhile is sent after it, by its revision', async () => {
  const { saver, sent } = scene();
  saver.change({ titleZh: '一' });
  await pass(savePause);
  saver.change({ titleZh: '二' });
  await pass(savePause);
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await pass(0);
  expect(sent.map(({ change }) => [change.titleZh, change.revision])).toEqual([
    ['一', 3],
    ['二', 4],
  ]);
  sent[1]?.answer();
  await pass(0);
  expect(saver.get()).toMatchObject({ status: 'saved', hasSaved: true });
});

test('what is public is not saved by itself, and stands there again when the editor comes back', async () => {
  const { saver, sent, open } = scene({ state: 'verified', titleZh: '光' });
  saver.enter();
  saver.change({ titleZh: '光与影' });
  await pass(savePause * 2);
  expect(await saver.leave()).toBe(false);
  expect(sent).toEqual([]);
  const next = open();
  next.enter();
  expect(next.get()).toMatchObject({ status: 'unsaved', isRestored: true, values: { titleZh: '光与影' } });
  const saving = next.save();
  await pass(0);
  sent[0]?.answer();
  expect(await saving).toBe(true);
  const last = open();
  last.enter();
  expect(last.get()).toMatchObject({ status: 'saved', values: { titleZh: '光' } });
});

test('a draft that is left is saved at once, and nothing of it is kept in the browser', async () => {
  const { saver, sent } = scene();
  saver.enter();
  saver.change({ titleZh: '一' });
  const left = saver.leave();
  await pass(0);
  sent[0]?.answer();
  expect(await left).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('a save whose answer was lost is no change from elsewhere', async () => {
  const { saver, sent } = scene({}, async () => ({ ...draft, titleZh: '一', revision: 4 }));
  saver.change({ titleZh: ' 一' });
  await pass(savePause);
  sent[0]?.fail(new ConnectionError('network'));
  await pass(0);
  expect(saver.get().status).toBe('failed');
  await pass(60_000);
  sent[1]?.fail(changed);
  await pass(0);
  expect(saver.get().status).toBe('saved');
});

test('what was changed elsewhere is not overwritten before its creator says so', async () => {
  const { saver, sent } = scene({}, async () => ({ ...draft, titleZh: '别处', revision: 9 }));
  saver.change({ titleZh: '这里' });
  await pass(savePause);
  sent[0]?.fail(changed);
  await pass(0);
  saver.change({ titleZh: '还是这里' });
  await pass(savePause * 2);
  expect(sent).toHaveLength(1);
  expect(saver.get()).toMatchObject({ status: 'changed', values: { titleZh: '还是这里' } });
  void saver.saveOver();
  await pass(0);
  expect(sent[1]?.change).toMatchObject({ titleZh: '还是这里', revision: 9 });
});

test('what is saved elsewhere is taken over only while nothing is typed', () => {
  const { saver } = scene();
  saver.offer({ ...draft, titleZh: '别处', revision: 4 });
  expect(saver.get()).toMatchObject({ status: 'saved', values: { titleZh: '别处' } });
  saver.change({ titleZh: '这里' });
  saver.offer({ ...draft, titleZh: '又一处', revision: 5 });
  expect(saver.get().values.titleZh).toBe('这里');
});

test('an act that fails shows the work as it is by now', async () => {
  const { saver } = scene({}, async () => ({ ...draft, state: 'pending_review' }));
  expect(await saver.apply('submit', () => Promise.reject(changed))).toBe(false);
  expect(saver.get()).toMatchObject({ status: 'saved', error: changed, draft: { state: 'pending_review' } });
});

test('an error that is no failure of a call is not swallowed', async () => {
  const { saver, sent } = scene();
  saver.change({ titleZh: '一' });
  const saving = expect(saver.save()).rejects.toThrow('a bug');
  await pass(0);
  sent[0]?.fail(new TypeError('a bug'));
  await saving;
  expect(saver.get().status).toBe('failed');
});
