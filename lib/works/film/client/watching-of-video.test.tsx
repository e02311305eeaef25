import { answerCalls, type MadeCall } from '@/test/answers';
import { reportWatching } from './watching-of-video';

let made: MadeCall[];
let video: HTMLVideoElement;
let clock: number;
let ticket: string | null;
let stop: () => void;

beforeEach(() => {
  made = answerCalls({ '/api/video/watching': { data: null } });
  clock = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  video = document.createElement('video');
  // A real element's time moves by itself; this one is set.
  Object.defineProperties(video, { readyState: { value: 4 }, seeking: { value: false, writable: true } });
  ticket = 'first';
  stop = reportWatching({ video, duration: 600, ticket: () => ticket });
});
afterEach(() => stop());

const tell = (name: string) => video.dispatchEvent(new Event(name));

function play(seconds: number) {
  tell('play');
  tell('timeupdate');
  for (let look = 0; look < seconds * 4; look += 1) {
    clock += 250;
    video.currentTime += 0.25;
    tell('timeupdate');
  }
}

function seek(to: number) {
  Object.assign(video, { seeking: true });
  tell('seeking');
  video.currentTime = to;
  tell('timeupdate');
  Object.assign(video, { seeking: false });
}

/** The reports, once they were sent. */
async function reports() {
  await new Promise((resolve) => setTimeout(resolve));
  return made.map(({ fields }) => fields);
}

test('reports by the ticket that holds, in a way that outlives the page', async () => {
  play(10);
  ticket = 'second';
  play(15);
  expect(await reports()).toEqual([
    { ticket: 'first', position: '10', watched: '10' },
    { ticket: 'second', position: '25', watched: '25' },
  ]);
  for (const [request] of jest.mocked(fetch).mock.calls) expect((request as Request).keepalive).toBe(true);
});

test('a seek is no watching, nor is a rest', async () => {
  play(5);
  seek(300);
  play(2);
  tell('pause');
  clock += 60_000;
  video.currentTime = 310;
  play(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(await reports()).toEqual([{ ticket: 'first', position: '311', watched: '8' }]);
});

test('says the rest when the film ends, when the page is left, and when it is told to stop', async () => {
  play(2);
  tell('ended');
  play(2);
  window.dispatchEvent(new Event('pagehide'));
  play(2);
  stop();
  play(60);
  expect((await reports()).map(({ watched }) => watched)).toEqual(['2', '4', '6']);
});

test('says nothing before the film is opened', async () => {
  ticket = null;
  play(30);
  stop();
  expect(await reports()).toEqual([]);
});
