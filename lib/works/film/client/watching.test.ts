import fc from 'fast-check';
import { createWatchingReporter, type WatchingReport } from './watching';

/** A film that plays on a fake clock. */
function watching(duration = 600) {
  const reports: WatchingReport[] = [];
  let clock = 5000;
  let position = 0;
  const reporter = createWatchingReporter({ duration, now: () => clock, report: (report) => reports.push(report) });
  return {
    reports,
    reporter,
    /** Plays for this many seconds of the clock, with an event every quarter of a second, like a browser. */
    play(seconds: number, rate = 1) {
      reporter.move(position, rate);
      for (let look = 0; look < seconds * 4; look += 1) {
        clock += 250;
        position += rate / 4;
        reporter.move(position, rate);
      }
    },
    wait(seconds: number) {
      clock += seconds * 1000;
    },
    jump(to: number) {
      position = to;
    },
  };
}

test('reports at ten seconds, then every 15', () => {
  const film = watching();
  film.play(9.75);
  expect(film.reports).toEqual([]);
  film.play(0.25);
  expect(film.reports).toEqual([{ position: 10, watched: 10 }]);
  film.play(14.75);
  expect(film.reports).toHaveLength(1);
  film.play(15.25);
  expect(film.reports.slice(1)).toEqual([
    { position: 25, watched: 25 },
    { position: 40, watched: 40 },
  ]);
});

test('reports at half of a shorter film', () => {
  const film = watching(8);
  film.play(4);
  expect(film.reports).toEqual([{ position: 4, watched: 4 }]);
});

test('a leap is no watching, whether it was told or not', () => {
  const film = watching();
  film.play(5);
  film.jump(300);
  film.play(1);
  film.jump(400);
  film.reporter.cut();
  film.play(1);
  film.jump(100);
  film.play(1);
  film.reporter.leave();
  expect(film.reports).toEqual([{ position: 101, watched: 8 }]);
});

test('a small leap after a rest is no watching when the rest was told', () => {
  const film = watching();
  film.play(5);
  film.reporter.cut();
  film.wait(60);
  film.jump(30);
  film.play(1);
  film.reporter.leave();
  expect(film.reports).toEqual([{ position: 31, watched: 6 }]);
});

test('a rest is no watching', () => {
  const film = watching();
  film.play(5);
  film.wait(600);
  film.play(1);
  film.reporter.leave();
  expect(film.reports).toEqual([{ position: 6, watched: 6 }]);
});

test('twice the speed is half the watching, half the speed is no more than the film', () => {
  const fast = watching();
  fast.play(10, 2);
  expect(fast.reports).toEqual([{ position: 20, watched: 10 }]);
  const slow = watching();
  slow.play(10, 0.5);
  slow.reporter.leave();
  expect(slow.reports).toEqual([{ position: 5, watched: 5 }]);
});

test('says at the end what it has not said, once', () => {
  const film = watching();
  film.play(3);
  film.reporter.leave();
  film.reporter.leave();
  expect(film.reports).toEqual([{ position: 3, watched: 3 }]);
  film.play(7);
  expect(film.reports.at(-1)).toEqual({ position: 10, watched: 10 });
  film.reporter.leave();
  expect(film.reports).toHaveLength(2);
});

test('says nothing of what nobody watched', () => {
  const film = watching();
  film.jump(100);
  film.reporter.move(100, 1);
  film.reporter.leave();
  expect(film.reports).toEqual([]);
});

test("however it is watched, the time watched is not more than the clock's and a little per report", () => {
  const look = fc.record({
    seconds: fc.double({ min: 0, max: 3, noNaN: true }),
    to: fc.double({ min: 0, max: 600, noNaN: true }),
    rate: fc.constantFrom(0.5, 1, 2),
  });
  fc.assert(
    fc.property(fc.array(look, { maxLength: 50 }), (looks) => {
      let clock = 0;
      const reports: WatchingReport[] = [];
      const { move, leave } = createWatchingReporter({
        duration: 600,
        now: () => clock,
        report: (one) => reports.push(one),
      });
      for (const { seconds, to, rate } of looks) {
        clock += seconds * 1000;
        move(to, rate);
      }
      leave();
      expect(reports.at(-1)?.watched ?? 0).toBeLessThanOrEqual(Math.ceil(clock / 1000 + looks.length * 0.5));
    }),
  );
});
