import type { Context } from '@/lib/platform/server/context';
import { judgeRequests } from './judge-requests';
import { findMissing } from './missing-things';
import { findMoved } from './moved-things';

const log = { error: jest.fn() };
jest.mock('@/lib/platform/server/next/built-pages', () => ({ builtPages: () => ['/video/detail/[id]'] }));
jest.mock('./missing-things', () => ({ findMissing: jest.fn() }));
jest.mock('./moved-things', () => ({ findMoved: jest.fn() }));
jest.mock('./visitor', () => ({ visitorContext: () => ({ log }) as unknown as Context }));

type Judged = typeof globalThis & { lightfieldJudge?: (url: string, asking: { client: string }) => Promise<unknown> };
const judge = () => (globalThis as Judged).lightfieldJudge?.('/video/detail/a', { client: '203.0.113.7' });

beforeEach(() => {
  log.error.mockClear();
  judgeRequests();
});

afterEach(() => {
  delete (globalThis as Judged).lightfieldJudge;
});

test('what is not there has its page', async () => {
  jest.mocked(findMissing).mockResolvedValue('work');
  await expect(judge()).resolves.toEqual({ page: '/not-there/work', status: 404 });
});

test('what is there and has another page is found there', async () => {
  jest.mocked(findMissing).mockResolvedValue(null);
  jest.mocked(findMoved).mockResolvedValue('/match/light');
  await expect(judge()).resolves.toEqual({ location: '/match/light', status: 308 });
});

test('an error in between is logged, and passed on to the caller', async () => {
  const fault = new Error('no such column');
  jest.mocked(findMissing).mockRejectedValue(fault);
  await expect(judge()).rejects.toBe(fault);
  expect(log.error).toHaveBeenCalledWith({ err: fault }, expect.any(String));
});

test('that the database is away is no fault of the address', async () => {
  jest.mocked(findMissing).mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  await expect(judge()).rejects.toThrow('refused');
  expect(log.error).not.toHaveBeenCalled();
});
