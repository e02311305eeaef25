import fc from 'fast-check';
import { videoScore } from './score';

const epoch = Date.UTC(2020, 0, 1);
const fortnight = 14 * 24 * 3_600_000;

test.each([
  [{ viewCount: 0, likeCount: 0, verifiedAt: epoch }, 0],
  [{ viewCount: 9, likeCount: 0, verifiedAt: epoch }, 1000],
  [{ viewCount: 79, likeCount: 1, verifiedAt: epoch }, 2000],
  [{ viewCount: 999_999, likeCount: 0, verifiedAt: epoch }, 6000],
  [{ viewCount: 9, likeCount: 0, verifiedAt: epoch + fortnight }, 2000],
  [{ viewCount: 9, likeCount: 0, verifiedAt: epoch - fortnight }, 0],
  [{ viewCount: 9, likeCount: 0, verifiedAt: null }, 1000],
  [{ viewCount: -1, likeCount: -1, verifiedAt: epoch }, 0],
])('%j scores %d', (video, score) => {
  expect(videoScore(video)).toBe(score);
});

const count = fc.nat(1_000_000_000);
const time = fc.integer({ min: epoch, max: Date.UTC(2100, 0, 1) });
const video = fc.record({ viewCount: count, likeCount: count, verifiedAt: time });

test('is a whole number that both databases hold', () => {
  fc.assert(fc.property(video, (one) => Number.isSafeInteger(videoScore(one))));
});

test('never falls with a view, a like or a later approval', () => {
  fc.assert(
    fc.property(video, fc.nat(1000), (one, more) => {
      const score = videoScore(one);
      expect(videoScore({ ...one, viewCount: one.viewCount + more })).toBeGreaterThanOrEqual(score);
      expect(videoScore({ ...one, likeCount: one.likeCount + more })).toBeGreaterThanOrEqual(score);
      expect(videoScore({ ...one, verifiedAt: one.verifiedAt + more })).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('a fortnight of youth outweighs just under ten times the engagement, and no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1_000_000 }), time, (viewCount, verifiedAt) => {
      const young = videoScore({ viewCount, likeCount: 0, verifiedAt: verifiedAt + fortnight });
      expect(videoScore({ viewCount: viewCount * 9, likeCount: 0, verifiedAt })).toBeLessThan(young);
      expect(videoScore({ viewCount: viewCount * 11, likeCount: 0, verifiedAt })).toBeGreaterThan(young);
    }),
  );
});
