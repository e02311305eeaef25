import { liveMaster, livePlaylist, parseLivePath } from './playlist';

const piece = (number: number, isDiscontinuity = false, milliseconds = 2000) => ({
  number,
  isDiscontinuity,
  milliseconds,
});

test('a playlist names the last pieces, where they do not go on, and that more will come', () => {
  const listed = [piece(7), piece(8, false, 1960), piece(9, true)];
  expect(livePlaylist({ listed, discontinuitiesBefore: 2, isOver: false }).split('\n')).toEqual([
    ...['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-TARGETDURATION:3', '#EXT-X-MEDIA-SEQUENCE:7'],
    ...['#EXT-X-DISCONTINUITY-SEQUENCE:2', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...['#EXTINF:2.000,', '7.ts', '#EXTINF:1.960,', '8.ts', '#EXT-X-DISCONTINUITY', '#EXTINF:2.000,', '9.ts', ''],
  ]);
});

test('the last one says that nothing follows', () => {
  expect(livePlaylist({ listed: [piece(7, true)], discontinuitiesBefore: 1, isOver: true })).toMatch(
    /\n#EXTINF:2\.000,\n7\.ts\n#EXT-X-ENDLIST\n$/,
  );
});

test('the qualities are named with their sizes and codecs', () => {
  const quality = { quality: 720, width: 1280, height: 720, codecs: 'avc1.64001f,mp4a.40.2', bandwidth: 2_800_000 };
  expect(liveMaster([quality])).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=2800000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2"\n720/index.m3u8\n',
  );
});

test.each<[path: string, asked: object | null]>([
  ['/play/live/a-1/token/master.m3u8', { kind: 'master' }],
  ['/play/live/a-1/token/720/index.m3u8', { kind: 'list', quality: 720 }],
  ['/play/live/a-1/token/720/12.ts', { kind: 'piece', quality: 720, number: 12 }],
  ['/play/live/a-1/token/720/../12.ts', null],
  ['/play/live/a-1/token/12.ts', null],
  ['/play/live/a%2F1/token/master.m3u8', null],
  ['/play/a-1/token/master.m3u8', null],
])('%s asks for %j', (path, asked) => {
  expect(parseLivePath(path)?.asked ?? null).toEqual(asked);
});
